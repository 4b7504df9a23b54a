import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const CONFIG = join(import.meta.dirname, 'jest.config.mjs');

export async function run(args: readonly string[]): Promise<void> {
  // Jest needs the flag to run ES modules.
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [require.resolve('jest/bin/jest'), '--config', CONFIG, '--rootDir', process.cwd(), ...args];
  const { status, error } = spawnSync(process.execPath, [...node, ...jest], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
