import { afterAll, beforeAll } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { readConfiguration } from '../configuration/configuration.ts';
import { createApp, listen } from '../create-app.ts';

type Environment = Record<string, string>;

export interface RunningApi {
  url: string;
  app: NestFastifyApplication;
  /** Settings for another process on the same database. */
  dataEnvironment: Environment;
  logs: string[];
  stop(): Promise<void>;
}

export async function startApi(environment: Environment = {}): Promise<RunningApi> {
  const folder = await mkdtemp(join(tmpdir(), 'api-test-'));
  const configuration = readConfiguration({
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: folder,
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_DAY: '1000000',
    ...environment,
  });
  const logs: string[] = [];
  const logger = pino({ level: configuration.logLevel }, { write: (line: string) => void logs.push(line) });
  const app = await createApp(configuration, logger);
  const port = await listen(app, configuration);
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    dataEnvironment: { DATA_DIR: folder, ...environment },
    logs,
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function useApi(environment: Environment | (() => Promise<Environment>) = {}): Omit<RunningApi, 'stop'> {
  const api = {} as RunningApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(typeof environment === 'function' ? await environment() : environment));
  });
  afterAll(() => api.stop());
  return api;
}
