import { join } from 'node:path';
import { API, nodeScript, REMOTES, SHELL } from './deployables.ts';
import { processLog } from './process-log.ts';
import type { SiteSettings } from './site-settings.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_LIMIT_MS = 30_000;

/** Starts the API, adds it to `processes`, and waits until it answers. */
export async function startApi(settings: SiteSettings, processes: SupervisedProcess[]): Promise<void> {
  const api = supervise(settings, API.name, [], apiEnvironment(settings));
  processes.push(api);
  await requireReady(api, `http://localhost:${settings.apiPort}/health/live`, settings);
}

/** Starts a release server for each remote, each a process and an origin of its own, adds them to `processes`, and waits for them. */
export async function startReleaseServers(settings: SiteSettings, processes: SupervisedProcess[]): Promise<void> {
  await Promise.all(
    REMOTES.map(({ name }) => {
      const port = settings.remotePorts[name];
      const server = supervise(settings, name, ['--port', String(port), '--host', 'localhost'], {});
      processes.push(server);
      return requireReady(server, `http://localhost:${port}/latest.json`, settings);
    }),
  );
}

export function apiEnvironment({ apiPort, port }: SiteSettings): Record<string, string> {
  return {
    PORT: String(apiPort),
    HOST: 'localhost',
    METRICS_PORT: process.env['METRICS_PORT'] ?? String(port + 2),
    // The shell is the only one that speaks to it, and says whom it speaks for. Whom the shell believes is another matter.
    TRUSTED_PROXIES: 'loopback',
  };
}

/** Starts the shell's server, adds it to `processes`, and waits until it serves pages. */
export async function startShell(settings: SiteSettings, processes: SupervisedProcess[]): Promise<void> {
  const { host, port, apiPort, compositionFile, stateFolder } = settings;
  const shell = supervise(settings, SHELL.name, [], {
    PORT: String(port),
    HOST: host,
    METRICS_PORT: String(port + 3),
    API_URL: `http://localhost:${apiPort}`,
    COMPOSITION_FILE: compositionFile,
    STATE_DIR: stateFolder,
  });
  processes.push(shell);
  await requireReady(shell, `http://${host}:${port}/health/ready`, settings);
}

function supervise({ stateFolder }: SiteSettings, name: string, args: string[], environment: Record<string, string>): SupervisedProcess {
  return new SupervisedProcess({
    name,
    folder: name,
    args: [...nodeScript(name, 'start'), ...args],
    environment,
    onLine: processLog(join(stateFolder, 'logs'), name),
  });
}

async function requireReady(running: SupervisedProcess, url: string, { stateFolder }: SiteSettings) {
  if (await waitUntilReady(url, READY_LIMIT_MS)) return;
  throw new Error(`${running.name} does not answer on ${url}. What it wrote is in ${join(stateFolder, 'logs', `${running.name}.log`)}.`);
}
