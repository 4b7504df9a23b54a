import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '../../storage/storage.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import type { RunningApi } from '../../testing/start-api.ts';
import { MessageArchive } from '../messages/message-archive.ts';

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

async function getMessages(environment: Record<string, string>, ...words: string[]): Promise<Result> {
  const [before, { argv, exitCode }] = [{ ...process.env }, process];
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    jest.spyOn(process[name], 'write').mockImplementation((text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    });
  Object.assign(process.env, environment);
  process.argv = [...argv.slice(0, 2), ...words];
  process.exitCode = 0;
  try {
    await import(`./messages-command.ts?run=${(runs += 1)}`);
    return { code: Number(process.exitCode), ...written };
  } finally {
    jest.restoreAllMocks();
    [process.argv, process.exitCode] = [argv, exitCode];
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

async function send(api: RunningApi, changes: object = {}): Promise<string> {
  return ((await (await postMessage(api.url, aMessage(changes))).json()) as { id: string }).id;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeOnDatabases('the messages command, while the API runs,', (newDatabase) => {
  let api: RunningApi;
  let id: string;
  const messages = (...words: string[]) => getMessages(api.dataEnvironment, ...words);
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    id = await send(api, { subject: '=1+1, "quoted"', message: 'Line one\nline two' });
  });
  afterAll(() => api.stop());

  test('list prints a line for each message, with the reason for a failure', async () => {
    const lines = Object.entries(api.dataEnvironment).map(([name, value]) => `${name}="${value}"\n`);
    await writeFile(join(folder, '.env'), lines.join(''));
    const { stdout } = await getMessages({ INIT_CWD: folder }, 'list');
    expect(stdout).toMatch(new RegExp(`^${id}  \\S+Z  waiting  ann@example.org  =1\\+1`));
    await api.app
      .get(Storage)
      .database.updateTable('contact_delivery')
      .set({ failed_at: 1, last_error: '554 No\r\n\u001b[31mspam' })
      .execute();
    expect((await messages('list')).stdout).toMatch(/ {2}failed {3}ann@example\.org .* {2}\(554 No \[31mspam\)\n$/);
  });

  test('retry makes one failed message due, or all of them with --all', async () => {
    expect((await messages('retry', '--all')).stdout).toMatch(/^Queued 1 message/);
    expect(await api.app.get(MessageArchive).find(id)).toMatchObject({ failedAt: null, attempts: 0 });
    expect((await messages('retry', id)).stdout).toMatch(/^Queued 1 message/);
    expect(await messages('retry', 'none')).toMatchObject({ code: 1, stderr: 'Message none does not exist.\n' });
  });

  test('export prints JSON Lines', async () => {
    expect(JSON.parse((await messages('export')).stdout)).toMatchObject({ id, state: 'waiting', deliveredAt: null });
  });

  test('purge deletes one message', async () => {
    const doomed = await send(api);
    expect(await messages('purge', doomed)).toMatchObject({ code: 0, stdout: 'Deleted 1 message.\n' });
    expect(await messages('purge', doomed)).toMatchObject({ code: 1, stderr: expect.stringContaining('not exist') });
    const rows = await api.app.get(Storage).database.selectFrom('contact_delivery').select('message_id').execute();
    expect(rows).toEqual([{ message_id: id }]);
  });
});

describe('the messages command', () => {
  test('fails in a folder without a database, reports the folder, and creates nothing', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    for (const wrong of [empty, join(folder, 'mistyped')]) {
      expect(await getMessages({ DATA_DIR: wrong }, 'list')).toEqual({
        code: 1,
        stdout: '',
        stderr: `${wrong} has never stored messages. Check DATA_DIR or DATABASE_URL.\n`,
      });
    }
    expect(await readdir(empty)).toEqual([]);
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });

  test.each([
    [['lsit'], /unknown command 'lsit'\n\(Did you mean list\?\)/],
    [['export', 'csv'], /too many arguments for 'export'/],
    [['purge'], /missing required argument 'id'/],
    [['retry', 'a', '--all'], /Specify a message ID, or use --all\./],
  ])('%j reports the problem, and exits with 1', async (words, problem) => {
    expect(await getMessages({}, ...words)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(problem) });
  });

  test('--help lists every command and exits with 0', async () => {
    expect(await getMessages({}, '--help')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('purge <id>'),
    });
  });
});
