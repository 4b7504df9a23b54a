import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { capConnections } from './http-servers.ts';

test.each([
  [5000, 1_048_576, 5000],
  [5000, 128, 96],
  [5000, 1, 1],
  [5000, Number.POSITIVE_INFINITY, 5000],
])('caps %d connections, with at most %d open files, at %d', (requested, limit, capped) => {
  expect(capConnections(requested, limit)).toBe(capped);
});

const hasLimits = existsSync('/proc/self/limits');
(hasLimits ? test : test.skip)(
  `reads the open-file limit of the process${hasLimits ? '' : ' (skipped: /proc/self/limits is missing)'}`,
  () => {
    const module = JSON.stringify(new URL('./http-servers.ts', import.meta.url).href);
    const script = `import(${module}).then(({ capConnections }) => console.log(capConnections(5000)))`;
    const command = `ulimit -n 200 && exec "$0" -e '${script}'`;
    const { NODE_OPTIONS: _, ...env } = process.env;
    expect(execFileSync('sh', ['-c', command, process.execPath], { encoding: 'utf8', env }).trim()).toBe('150');
  },
);
