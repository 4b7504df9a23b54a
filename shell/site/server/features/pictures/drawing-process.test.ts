import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { pass, useFakeClock, useRealClock } from '../../../testing/fake-clock.ts';
import { DrawingProcess } from './drawing-process.ts';

const scales = { from: -50, upTo: 0, factor: 0.5, offset: 0, pointed: -40 };
const PICTURE = new Uint8Array(1);

class FakeChild extends EventEmitter {
  readonly send = jest.fn<(message: unknown) => void>();
  readonly kill = jest.fn<(signal: string) => void>();
}

let children: FakeChild[];
let behave: (child: FakeChild) => void;
let drawing: DrawingProcess;
const drawingWithin = (timeLimitMs: number) =>
  (drawing = new DrawingProcess({
    timeLimitMs,
    start: () => {
      const child = new FakeChild();
      children.push(child);
      child.send.mockImplementation(() => setImmediate(() => behave(child)));
      return child as unknown as ChildProcess;
    },
  }));

beforeEach(() => {
  useFakeClock();
  children = [];
  behave = (child) => child.emit('message', PICTURE);
  drawingWithin(60_000);
});
afterEach(() => {
  drawing.close();
  useRealClock();
});

test('draws one picture after another in one process, until a minute has passed without any', async () => {
  for (let picture = 0; picture < 2; picture += 1) {
    expect(await drawing.draw(scales)).toEqual(Buffer.from(PICTURE));
    await pass(59_999);
    expect(drawing.isRunning).toBe(true);
  }
  await pass(1);
  expect([drawing.isRunning, children.map(({ kill }) => kill.mock.calls)]).toEqual([false, [[['SIGKILL']]]]);
  expect(children[0]?.send.mock.calls).toEqual([[scales], [scales]]);
});

test.each([
  ['takes too long', 1, () => {}, /aborted/],
  ['ends', 60_000, (child: FakeChild) => child.emit('exit', 3, null), 'The drawing process ended with 3.'],
  ['is killed', 60_000, (child: FakeChild) => child.emit('exit', null, 'SIGKILL'), 'ended with SIGKILL'],
] as const)('a process that %s costs only that picture', async (_what, limitMs, fault, reason) => {
  drawingWithin(limitMs);
  behave = fault;
  await expect(drawing.draw(scales)).rejects.toThrow(reason);
  expect([drawing.isRunning, children[0]?.kill.mock.calls]).toEqual([false, [['SIGKILL']]]);
  drawingWithin(60_000);
  behave = (child) => child.emit('message', PICTURE);
  expect(await drawing.draw(scales)).toHaveLength(1);
});

test('a process that ends between two pictures costs none', async () => {
  await drawing.draw(scales);
  children[0]?.emit('exit', 0, null);
  expect(drawing.isRunning).toBe(false);
  expect(await drawing.draw(scales)).toHaveLength(1);
});
