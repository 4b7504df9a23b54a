import { expect, test } from '@jest/globals';
import { closeSync, openSync, readSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { processUsage } from './process-usage.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;
const TICK_MS = 10;

function spendSystemTime(ms: number): void {
  const file = openSync('/dev/zero', 'r');
  const buffer = Buffer.alloc(1_048_576);
  const { system } = process.cpuUsage();
  while ((process.cpuUsage().system - system) / 1000 < ms) readSync(file, buffer);
  closeSync(file);
}

onLinux('reports the memory of a process, and its processor time with that of the kernel', () => {
  spendSystemTime(300);
  const before = process.cpuUsage();
  const usage = processUsage(process.pid);
  const after = process.cpuUsage();
  expect(usage?.memoryMb).toBeGreaterThan(20);
  expect(usage?.cpuMs).toBeGreaterThan((before.user + before.system) / 1000 - 10 * TICK_MS);
  expect(usage?.cpuMs).toBeLessThan((after.user + after.system) / 1000 + 10 * TICK_MS);
});

onLinux('a process that waits is asleep, and one that works is not', async () => {
  // Jest waits for this process.
  while (processUsage(process.ppid)?.isAsleep !== true) await nextTurn();
  expect(processUsage(process.pid)?.isAsleep).toBe(false);
});

test('reports nothing for a process that has ended', () => {
  expect(processUsage(2 ** 22 + 1)).toBeUndefined(); // above the largest PID of Linux
});
