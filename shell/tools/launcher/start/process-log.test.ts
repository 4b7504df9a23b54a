import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processLog } from './process-log.ts';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  printed = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const LINES = [
  '{"level":30,"msg":"Revision 1 is live"}',
  '{"level":40,"msg":"The API is slow"}',
  '{"level":50,"msg":"It failed","err":{"message":"no memory"}}',
  '{"level":50,"msg":"It failed","err":{"message":"It failed"}}',
  '{"level":40,"msg":"It failed in a browser.","report":"Error: No sun"}',
  'A line of text',
  '{ not JSON',
  ' ',
];

test('prints warnings, errors, and lines that are not log records', () => {
  LINES.forEach(processLog(join(folder, 'logs'), 'api'));
  expect(printed).toEqual([
    'api: The API is slow',
    'api: It failed (no memory)',
    'api: It failed',
    'api: It failed in a browser. (Error: No sun)',
    'api: A line of text',
    'api: { not JSON',
  ]);
});
