import type { ReleaseStore } from '../../../composition/judge/release-store.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { LiveSite } from './live-site.ts';
import { signatureFinding } from './site-problems.ts';

const INTERVAL_MS = 60_000;

interface SignatureWatchOptions {
  live: Pick<LiveSite, 'current' | 'onLive'>;
  releases: Pick<ReleaseStore, 'signatureProblem'>;
  log: Pick<RenderSettings['log'], 'warn' | 'info'>;
  signal: AbortSignal;
}

/**
 * Reports live releases that the site would not accept now. Repeats, because keys can be removed, and releases signed,
 * while the site runs.
 */
export function watchSignatures({ live, releases, log, signal }: SignatureWatchOptions): void {
  const reported = new Map<string, string>();
  const report = () => {
    for (const [remote, loaded] of Object.entries(live.current?.loaded ?? {})) {
      const finding = signatureFinding(remote, loaded);
      const sentence = finding && `${finding.message} ${finding.advice}`;
      if (sentence === reported.get(remote)) continue;
      if (sentence === undefined) {
        reported.delete(remote);
        log.info({ remote }, `The signature of ${remote} is trusted now.`);
      } else {
        reported.set(remote, sentence);
        log.warn({ remote, digest: loaded.digest }, sentence);
      }
    }
  };
  const check = async () => {
    const { current } = live;
    for (const [remote, loaded] of Object.entries(current?.loaded ?? {})) {
      const entry = current?.document.remotes[remote];
      if (entry) loaded.signatureProblem = await releases.signatureProblem(entry);
    }
    report();
  };
  live.onLive(() => void check());
  const timer = setInterval(() => void check(), INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
