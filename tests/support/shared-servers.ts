import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

export interface Server {
  origin: string;
  process: RunningProcess;
}

/** @param port for a restart at the same URL */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  port: string | undefined = undefined,
): Promise<Server> {
  const settings = {
    PORT: port ?? String(await freePort()),
    HOST: 'localhost',
    METRICS_PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...environment,
  };
  return start(['api/dist/main.js'], settings, '/health/live');
}

/** One program serves the releases of all remotes, below `folder`. */
export async function startReleaseServer(folder: string): Promise<Server> {
  const port = String(await freePort());
  const args = ['node_modules/.bin/remote-build', 'serve', '--dir', folder, '--port', port];
  return start(args, { PORT: port }, '/');
}

async function start(args: string[], environment: Record<string, string>, path: string): Promise<Server> {
  const running = startProcess({ args, environment });
  const origin = `http://localhost:${environment['PORT']}`;
  await waitFor(
    origin,
    async () => (await fetch(origin + path)).status < 500,
    () => (running.hasEnded() ? running.output() : undefined),
  );
  return { origin, process: running };
}
