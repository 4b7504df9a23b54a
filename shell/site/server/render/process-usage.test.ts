import { expect, test } from '@jest/globals';
import { processUsage } from './process-usage.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('reports the memory and the processor time of a process, and that it is awake', () => {
  const TICKS_MS = 100;
  const before = process.cpuUsage();
  const usage = processUsage(process.pid);
  expect([(usage?.memoryMb ?? 0) > 20, usage?.isAsleep]).toEqual([true, false]);
  expect(usage?.cpuMs).toBeGreaterThan((before.user + before.system) / 1000 - TICKS_MS);
  expect(usage?.cpuMs).toBeLessThan((before.user + before.system) / 1000 + 2 * TICKS_MS);
});

test('reports nothing for a process that has ended', () => {
  expect(processUsage(2 ** 22 + 1)).toBeUndefined(); // above the largest PID of Linux
});
