import { runPrimary } from '@site/http-server/cluster/run-primary';
import type { Workers } from '@site/http-server/cluster/workers';
import type { Logger } from 'pino';
import { openComposition } from '../../../composition/store/open-composition.ts';
import { parseSiteStatus, type SiteStatus } from '../../../composition/store/site-status.ts';
import type { ShellSettings } from '../settings.ts';
import { mergedStatus } from './merged-status.ts';
import type { SiteOfWorkers } from './site-of-workers.ts';

/** Runs the shell as several processes, each with its own render processes. To the operator they are one site, for which the primary speaks. */
export async function runShellPrimary(settings: ShellSettings, log: Logger): Promise<void> {
  const store = openComposition(settings.compositionUrl ?? settings.compositionFile, (problem) => log.warn(problem));
  const statuses = new Map<number, SiteStatus>();
  // What is said is written by what follows; the workers take up the document, each for itself.
  const unwatch = store.watch(
    () => {},
    () => {},
  );
  const tell = (workers: Workers) => {
    const status = mergedStatus([...statuses.values()]);
    if (!status) return;
    void store.tellStatus(status);
    const state: SiteOfWorkers = {
      status,
      workers: [...statuses.values()].map(({ pid, state: verdict, revision, serving }) => ({
        pid,
        state: verdict,
        revision,
        serving,
      })),
    };
    for (const worker of workers.up) workers.send(worker, { kind: 'state', state });
  };
  await runPrimary({
    count: settings.workers,
    log,
    stopTimeoutMs: settings.stopTimeoutMs,
    metrics: { host: settings.host, port: settings.metricsPort },
    onState: (worker, state, workers) => {
      const status = parseSiteStatus(state);
      if (status) statuses.set(worker, status);
      tell(workers);
    },
    onEnd: (worker, workers) => {
      statuses.delete(worker);
      tell(workers);
    },
    onStopped: async () => {
      unwatch();
      await store.withdrawStatus();
      await store.close().catch(() => undefined);
    },
  });
}
