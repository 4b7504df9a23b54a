import { afterAll, beforeAll } from '@jest/globals';
import { startApi } from './start-api.ts';
import type { RunningApi } from './start-api.ts';

type Environment = Record<string, string>;

/** An API for the tests of a file or group. It runs only during the tests. */
export function useApi(environment: Environment | (() => Promise<Environment>) = {}): Omit<RunningApi, 'stop'> {
  let running: RunningApi;
  beforeAll(async () => {
    running = await startApi(typeof environment === 'function' ? await environment() : environment);
  });
  afterAll(() => running.stop());
  return {
    get url() {
      return running.url;
    },
    get app() {
      return running.app;
    },
    get dataEnvironment() {
      return running.dataEnvironment;
    },
    get logs() {
      return running.logs;
    },
  };
}
