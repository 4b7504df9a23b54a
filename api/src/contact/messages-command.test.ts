import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { startApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';

let api: RunningApi;
let id: string;
beforeAll(async () => {
  api = await startApi();
  const response = await postMessage(api.url, aMessage({ subject: '=1+1, "quoted"', message: 'Line one\nline two' }));
  ({ id } = (await response.json()) as { id: string });
});
afterAll(() => api.stop());

function messages(...words: string[]): Promise<{ stdout: string }> {
  const file = fileURLToPath(new URL('./messages-command.ts', import.meta.url));
  return promisify(execFile)(process.execPath, [file, ...words], { env: { PATH: process.env['PATH'], ...api.dataEnvironment } });
}

test('list has a line for each message, while the API runs', async () => {
  expect((await messages('list')).stdout).toMatch(new RegExp(`^${id}  \\S+Z  waiting  ann@example.org  =1\\+1`));
});

test('show has the whole message', async () => {
  expect((await messages('show', id)).stdout).toContain('\n\nLine one\nline two\n');
});

test('export as JSON has one object a line', async () => {
  expect(JSON.parse((await messages('export')).stdout)).toMatchObject({ id, name: 'Ann Lee', deliveredAt: null });
});

test('export as CSV leaves no formula for a spreadsheet to run', async () => {
  const { stdout } = await messages('export', 'csv');
  expect(stdout).toContain(`,ann@example.org,"'=1+1, ""quoted""","Line one\nline two",`);
});

test.each([[[]], [['show']], [['remove', 'all']], [['export', 'xml']]])('%j gets the usage and fails', async (words) => {
  await expect(messages(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: npm run messages') });
});

test('a message that is not there is said so', async () => {
  await expect(messages('show', 'none')).rejects.toMatchObject({ stderr: 'There is no message none.\n' });
});
