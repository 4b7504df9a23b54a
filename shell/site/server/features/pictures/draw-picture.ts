import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

/** It takes 0.5 s on an idle machine, and took 7 s next to six busy processes on two processors. */
const TIME_LIMIT_MS = 60_000;
const HEAP_MB = 64;
const LONGEST_BYTES = 4 * 1024 * 1024;

const PROGRAM = join(import.meta.dirname, `draw-picture.child${extname(import.meta.filename)}`);

const run = promisify(execFile);

/** In a process of its own, which ends afterwards: the rasterizer would keep 65 MB. */
export async function drawPicture(scales: FacingScales, signal: AbortSignal): Promise<Buffer> {
  const flags = ['--disable-sigusr1', `--max-old-space-size=${HEAP_MB}`];
  const { stdout } = await run(process.execPath, [...flags, PROGRAM, JSON.stringify(scales)], {
    ...{ env: {}, encoding: 'buffer', maxBuffer: LONGEST_BYTES },
    ...{ signal, timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
  });
  return stdout;
}
