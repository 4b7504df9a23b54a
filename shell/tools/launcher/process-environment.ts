import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeScript, PROJECT } from './deployables.ts';

type Environment = Readonly<Record<string, string>>;

/** Passed to all processes. None is a secret. */
const OF_THE_MACHINE = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
];

/**
 * Keeps only the settings that a process reads, so that it gets no secrets of others. `decided` overrides the settings.
 */
export function environmentOf(settings: readonly string[], decided: Environment = {}): Environment {
  const given = [...OF_THE_MACHINE, ...settings].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), ...decided };
}

const lists = new Map<string, Promise<string[]>>();

/** Runs the package's script `settings` once. It prints one name per line. */
export function settingsOf(deployable: string): Promise<string[]> {
  const list = lists.get(deployable) ?? printedSettings(deployable);
  lists.set(deployable, list);
  return list;
}

async function printedSettings(deployable: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, nodeScript(deployable, 'settings'), {
    cwd: join(PROJECT, deployable),
    env: environmentOf([]),
  });
  return stdout.split('\n').filter(Boolean);
}
