import { loadEnvFile } from '@site/settings/environment';
import { localUrl, requireFreePort } from '@site/remote-build/release/local-port';
import { buildStale } from '../build-stale.ts';
import type { Deployable } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { findUnknownSettings } from '../process-environment.ts';
import { SiteProcesses } from './site-processes.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';

interface SiteCommand {
  name: string;
  readyLimitMs: number;
  ports: (settings: SiteSettings) => readonly number[];
  /** They are built first if their sources have changed. */
  deployables: readonly Deployable[];
  start: (processes: SiteProcesses, settings: SiteSettings, stopping: AbortSignal) => Promise<void>;
}

export async function runSite({ name, readyLimitMs, ports, deployables, start }: SiteCommand): Promise<void> {
  const stopping = new AbortController();
  let processes: SiteProcesses | undefined;
  const stop = async (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (code === 0) console.log('Stopping.');
    await processes?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    loadEnvFile();
    const settings = readSiteSettings();
    const { host, port } = settings;
    for (const used of ports(settings))
      await requireFreePort(host, used, `Use another port: PORT=${port + 100} ${name}`);
    await buildStale(deployables);
    for (const sentence of await findUnknownSettings(process.env)) console.error(sentence);
    processes = new SiteProcesses(settings, readyLimitMs);
    await start(processes, settings, stopping.signal);
    console.log(`\nThe site is running at ${localUrl(host, port)}\nPress Ctrl-C to stop it.`);
  } catch (error) {
    if (!stopping.signal.aborted) console.error(shownError(error));
    await stop(1);
  }
}
