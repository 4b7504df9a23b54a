import { afterEach, expect, test } from '@jest/globals';
import { DrawingThread } from './drawing-thread.ts';

const scales = { from: -50, upTo: 0, factor: 0.5, offset: 0, pointed: -40 };
const program = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

let thread: DrawingThread;
afterEach(() => thread.close());

test('a picture is a PNG of 1200 × 630 pixels', async () => {
  thread = new DrawingThread({ timeLimitMs: 60_000 });
  const png = await thread.draw(scales);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await thread.draw({ ...scales, pointed: -30 })).equals(png)).toBe(false);
});

test('a picture that takes too long ends the thread, and the next picture starts another', async () => {
  thread = new DrawingThread({ timeLimitMs: 200, program: program('for (;;);') });
  for (let attempts = 0; attempts < 2; attempts += 1) {
    await expect(thread.draw(scales)).rejects.toThrow(/aborted/);
    expect(thread.isRunning).toBe(false);
  }
});

test.each([
  ['does not start', 'throw new Error("no file")', /no file/],
  ['uses too much memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));', /memory/],
])('a thread that %s costs only its picture', async (_, code, reason) => {
  thread = new DrawingThread({ timeLimitMs: 60_000, program: program(code) });
  await expect(thread.draw(scales)).rejects.toThrow(reason);
  expect(thread.isRunning).toBe(false);
});

test('the thread ends when no picture has been requested for a while', async () => {
  const answer = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage(new Uint8Array(1)));`;
  thread = new DrawingThread({ timeLimitMs: 60_000, idleMs: 0, program: program(answer) });
  expect(await thread.draw(scales)).toHaveLength(1);
  expect(thread.isRunning).toBe(true);
  while (thread.isRunning) await new Promise((resolve) => setImmediate(resolve));
});
