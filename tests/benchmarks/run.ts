/** `npm run bench [-- PART]` runs one part or all parts. A part is a folder with a `run.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const parts = readdirSync(import.meta.dirname).filter((part) => existsSync(join(import.meta.dirname, part, 'run.ts')));
const asked = process.argv[2];

if (asked !== undefined && !parts.includes(asked)) {
  console.error(`Unknown benchmark ${asked}. Use one of ${parts.join(', ')}, or no name to run all.`);
  process.exit(2);
}
const failed = (asked === undefined ? parts : [asked]).filter(
  (part) =>
    spawnSync(process.execPath, [join(import.meta.dirname, part, 'run.ts'), ...process.argv.slice(3)], {
      stdio: 'inherit',
    }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exit(1);
}
