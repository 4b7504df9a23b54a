import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '../../storage/storage.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import type { RunningApi } from '../../testing/start-api.ts';
import { DAY_MS } from '../messages/contact-messages.ts';
import { MessageArchive } from '../messages/message-archive.ts';

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/** Imports the program again, with this environment and these arguments. */
async function messagesOf(environment: Record<string, string>, ...words: string[]): Promise<Result> {
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

describeOnDatabases('messages, while the API runs,', (newDatabase) => {
  let api: RunningApi;
  let id: string;
  const messages = (...words: string[]) => messagesOf(api.dataEnvironment, ...words);
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    id = await send(api, { subject: '=1+1, "quoted"', message: 'Line one\nline two' });
  });
  afterAll(() => api.stop());

  test('list has a line for each message, and says which failed and why', async () => {
    const lines = Object.entries(api.dataEnvironment).map(([name, value]) => `${name}="${value}"\n`);
    await writeFile(join(folder, '.env'), lines.join(''));
    const { stdout } = await messagesOf({ INIT_CWD: folder }, 'list');
    expect(stdout).toMatch(new RegExp(`^${id}  \\S+Z  waiting  ann@example.org  =1\\+1`));
    await api.app
      .get(Storage)
      .database.updateTable('contact_delivery')
      .set({ failed_at: 1, last_error: '554 No\r\n\u001b[31mspam' })
      .execute();
    expect((await messages('list')).stdout).toMatch(/ {2}failed {3}ann@example\.org .* {2}\(554 No \[31mspam\)\n$/);
  });

  test('retry makes failed messages due: one, or all', async () => {
    expect((await messages('retry', '--all')).stdout).toMatch(/^1 message queued/);
    expect(await api.app.get(MessageArchive).find(id)).toMatchObject({ failedAt: null, attempts: 0 });
    expect((await messages('retry', id)).stdout).toMatch(/^1 message is queued/);
    expect(await messages('retry', 'none')).toMatchObject({ code: 1, stderr: 'The message none does not exist.\n' });
  });

  test('export is a JSON array, JSON Lines, or a table that runs no formula and that spreadsheets read as UTF-8', async () => {
    expect(JSON.parse((await messages('export')).stdout)).toMatchObject([
      { id, name: 'Ann Lee', state: 'waiting', deliveredAt: null },
    ]);
    expect(JSON.parse((await messages('export', 'jsonl')).stdout)).toMatchObject({ id });
    const { stdout } = await messages('export', 'csv');
    expect(stdout.slice(0, 4)).toBe('\ufeffid,');
    expect(stdout).toContain(`,ann@example.org,"'=1+1, ""quoted""","Line one\nline two","554 No`);
  });

  test('show has the whole message, and --output writes a file that only the operator can read', async () => {
    const file = join(folder, `${api.app.get(Storage).kind}.json`);
    expect(await messages('export', 'json', '--output', file)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ id }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const shown = await messages('show', id);
    expect(shown.stdout).toMatch(/^id: .*\nemail: ann@example\.org\n.*state: waiting\n\nLine one\nline two\n$/s);
  });

  test('delete deletes one message, purge those that are older', async () => {
    const doomed = await send(api);
    expect(await messages('delete', doomed)).toMatchObject({ code: 0, stdout: '1 message deleted.\n' });
    expect(await messages('delete', doomed)).toMatchObject({ code: 1, stderr: expect.stringContaining('not exist') });
    const old = await send(api);
    await api.app
      .get(Storage)
      .database.updateTable('contact_message')
      .set({ received_at: Date.now() - 11 * DAY_MS })
      .where('id', '=', old)
      .execute();
    expect((await messages('purge', '--older-than', '12')).stdout).toBe('0 messages deleted.\n');
    expect((await messages('purge', '--older-than', '10')).stdout).toBe('1 message deleted. Never sent: 1.\n');
    expect(await api.app.get(MessageArchive).find(id)).toBeDefined();
    const rows = await api.app.get(Storage).database.selectFrom('contact_delivery').select('message_id').execute();
    expect(rows).toEqual([{ message_id: id }]);
  });

  test('backup makes a copy that another API starts from, or says what does', async () => {
    const copy = join(folder, 'copied');
    await mkdir(copy, { recursive: true });
    const file = join(copy, 'site.sqlite');
    const result = await messages('backup', file);
    if (api.app.get(Storage).kind === 'postgres') {
      expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') });
      return;
    }
    expect(result).toMatchObject({ code: 0, stdout: `1 message backed up to ${file}.\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await messages('backup', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('exists') });
    expect((await messagesOf({ DATA_DIR: copy }, 'list')).stdout).toContain(id);
  });
});

describe('messages', () => {
  test('in a folder without a database is an error that names the folder, and creates nothing', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    for (const wrong of [empty, join(folder, 'mistyped')]) {
      expect(await messagesOf({ DATA_DIR: wrong }, 'list')).toEqual({
        code: 1,
        stdout: '',
        stderr: `${wrong} has no database. Check DATA_DIR.\n`,
      });
    }
    expect(await readdir(empty)).toEqual([]);
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });

  test('--help lists every command and exits with 0; no command shows the same on stderr and exits with 2', async () => {
    const help = await messagesOf({}, '--help');
    expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('purge [options]') });
    expect(await messagesOf({})).toMatchObject({ code: 2, stdout: '', stderr: help.stdout });
  });
});
