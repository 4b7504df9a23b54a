import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EchoApiServer } from './echo-api-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

export interface LoneShell {
  origin: string;
  port: number;
  metricsPort: number;
  process: RunningProcess;
  log: () => Record<string, unknown>[];
  stop: () => Promise<void>;
}

/** The shell has no composition, so use it only to test responses other than pages. */
export async function startLoneShell(environment: Readonly<Record<string, string>> = {}): Promise<LoneShell> {
  const folder = mkdtempSync(join(tmpdir(), 'lone-shell-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const running = startProcess({
    args: ['shell/site/server/main.ts'],
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      STATE_DIR: folder,
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'debug',
      DRAIN_SECONDS: '0',
      ...environment,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(
    'the shell to listen',
    async () => (await fetch(`${origin}/health/live`)).ok,
    () => (running.hasEnded() ? running.output() : undefined),
  );
  return {
    origin,
    port,
    metricsPort,
    process: running,
    log: running.log,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let sharing: Promise<{ shell: LoneShell; api: EchoApiServer }> | undefined;

/** Each Jest worker has one shell without a composition, with an API that tests may change. */
export async function sharedLoneShell(): Promise<{ shell: LoneShell; api: EchoApiServer }> {
  sharing ??= EchoApiServer.start().then(async (api) => ({
    api,
    shell: await startLoneShell({ API_URL: api.origin }),
  }));
  const shared = await sharing;
  shared.api.reset();
  return shared;
}
