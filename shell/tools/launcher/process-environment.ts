import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeScript, PROJECT } from './deployables.ts';

type Environment = Readonly<Record<string, string>>;

/** What any program needs of the machine that it runs on. Nothing here is a secret. */
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
 * The environment of a process of the site: what the machine gives, those of the settings that the process reads, and what the launcher decides.
 * Whatever else stands in the launcher's own environment (the password of a database or of a mail server) is none of its business.
 */
export function environmentOf(settings: readonly string[], decided: Environment = {}): Environment {
  const given = [...OF_THE_MACHINE, ...settings].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), ...decided };
}

/** Names of the settings that a deployable reads, as it says itself: its script `settings` writes them one a line. */
export async function settingsOf(deployable: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, nodeScript(deployable, 'settings'), {
    cwd: join(PROJECT, deployable),
    env: environmentOf([]),
  });
  return stdout.split('\n').filter(Boolean);
}
