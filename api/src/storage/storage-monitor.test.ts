import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { startApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';

let folder: string;
let api: RunningApi;
afterEach(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an API without its database serves the catalog, reports the problem once, and accepts messages once the database is back', async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-monitor-'));
  const wrong = join(folder, 'data');
  await writeFile(wrong, '');
  api = await startApi({ DATA_DIR: wrong });
  const readiness = async () => {
    const response = await fetch(`${api.url}/health/ready`);
    return { code: response.status, body: await response.json() };
  };
  for (let count = 0; count < 2; count += 1) {
    const refused = await postMessage(api.url, aMessage());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      code: 'MESSAGE_NOT_STORED',
      message: expect.stringContaining('couldn’t save your message'),
    });
  }
  expect(await readiness()).toEqual({
    code: 503,
    body: {
      status: 'unavailable',
      database: 'unavailable',
      code: 'NO_FOLDER',
      cause: expect.stringContaining(`Cannot use ${wrong} for the database`),
    },
  });
  for (const path of ['/api/categories', '/health/live']) expect((await fetch(api.url + path)).status).toBe(200);
  const linesWith = (text: string) => api.logs.filter((line) => line.includes(text));
  expect(linesWith('Cannot store messages. Cannot use').map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 50, code: 'NO_FOLDER' }),
  ]);
  expect(linesWith('A contact message could not be stored.')).toHaveLength(2);

  await rm(wrong);
  while (linesWith('The database is available again').length === 0) await rest(50);
  expect(await readiness()).toMatchObject({ code: 200, body: { status: 'ok' } });
  expect((await postMessage(api.url, aMessage())).status).toBe(201);

  // A different fault is also reported.
  const other = new SqliteDatabase(join(wrong, 'site.sqlite'));
  other.exec('alter table contact_message rename column name to full_name');
  other.close();
  expect((await postMessage(api.url, aMessage())).status).toBe(503);
  expect(linesWith('Cannot store messages. The tables')).toHaveLength(1);
  expect(await readiness()).toMatchObject({ code: 503, body: { code: 'OTHER_SCHEMA' } });
});
