import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrawingProcess } from './drawing-process.ts';

const scales = { from: -50, upTo: 0, factor: 0.5, offset: 0, pointed: -40 };
const ANSWERS = `process.on('message', () => process.send(new Uint8Array(1)));`;

let folder: string;
let drawing: DrawingProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawing-'));
});
afterEach(() => {
  drawing.close();
  rmSync(folder, { recursive: true, force: true });
});

function programOf(code: string): string {
  const path = join(folder, 'program.mjs');
  writeFileSync(path, code);
  return path;
}

const untilEnded = async () => {
  while (drawing.isRunning) await new Promise((resolve) => setImmediate(resolve));
};

test('a picture is a PNG of 1200 × 630 pixels', async () => {
  drawing = new DrawingProcess({ timeLimitMs: 60_000 });
  const png = await drawing.draw(scales);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await drawing.draw({ ...scales, pointed: -30 })).equals(png)).toBe(false);
});

test('a picture that takes too long ends the process, and the next picture starts another', async () => {
  drawing = new DrawingProcess({ timeLimitMs: 200, program: programOf(`process.on('message', () => {});`) });
  for (let attempts = 0; attempts < 2; attempts += 1) {
    await expect(drawing.draw(scales)).rejects.toThrow(/aborted/);
    expect(drawing.isRunning).toBe(false);
  }
});

test.each([
  ['before a picture', 'process.exit(3)', 'The drawing process ended with 3.'],
  ['during a picture', `process.on('message', () => process.kill(process.pid, 'SIGKILL'))`, 'ended with SIGKILL'],
])('a process that ends %s costs only that picture', async (_, code, reason) => {
  drawing = new DrawingProcess({ timeLimitMs: 60_000, program: programOf(code) });
  await expect(drawing.draw(scales)).rejects.toThrow(reason);
  expect(drawing.isRunning).toBe(false);
  programOf(ANSWERS);
  expect(await drawing.draw(scales)).toHaveLength(1);
});

test('a process that ends between two pictures costs none', async () => {
  const program = programOf(`${ANSWERS} process.on('message', () => setImmediate(() => process.exit()));`);
  drawing = new DrawingProcess({ timeLimitMs: 60_000, program });
  expect(await drawing.draw(scales)).toHaveLength(1);
  await untilEnded();
  expect(await drawing.draw(scales)).toHaveLength(1);
});

test('the process ends when no picture has been requested for a while', async () => {
  drawing = new DrawingProcess({ timeLimitMs: 60_000, idleMs: 0, program: programOf(ANSWERS) });
  expect(await drawing.draw(scales)).toHaveLength(1);
  expect(drawing.isRunning).toBe(true);
  await untilEnded();
});
