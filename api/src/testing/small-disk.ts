import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  setReadOnly(readOnly: boolean): Promise<void>;
  remove(): Promise<void>;
}

export function whyNoSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'api-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'only root may mount a small disk';
  } finally {
    rmdirSync(folder);
  }
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'api-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  await chmod(folder, 0o777);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      for (const bytes of [64 * 1024, 4096, 1]) {
        while (
          await appendFile(ballast, Buffer.alloc(bytes)).then(
            () => true,
            () => false,
          )
        );
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    setReadOnly: async (readOnly) => void (await run('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder])),
    async remove() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
