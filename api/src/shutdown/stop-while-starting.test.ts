import { afterEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp, listen } from '../create-app.ts';
import { stopOnSignal } from './stop-on-signal.ts';

let folder: string;
afterEach(async () => {
  jest.restoreAllMocks();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  await rm(folder, { recursive: true, force: true });
});

test('an API that is stopped while it starts exits with 0 and reports no failure', async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-starting-'));
  const parsed = parseConfiguration({ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: 'off', DATA_DIR: folder });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const logs: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logs.push(line) });
  const exited = Promise.withResolvers<unknown>();
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    exited.resolve(code);
    return undefined as never;
  });
  const app = await createApp(parsed.configuration, logger);
  const listening = listen(app, parsed.configuration);
  stopOnSignal(app, logger, { drainMs: 0, stopTimeoutMs: 60_000 }, listening);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await exited.promise).toBe(0);
  await expect(listening).resolves.toBeGreaterThan(0);
  expect(logs.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
