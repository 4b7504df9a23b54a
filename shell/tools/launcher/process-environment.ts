import { publishSettings } from '@site/settings/release-settings';
import { listVariables } from '@site/settings/setting';
import { describeUnknownSettings } from '@site/settings/unknown-settings';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composeSettings } from '../../composition/cli/compose-settings.ts';
import { API, nodeScript, PROJECT, SHELL } from './deployables.ts';
import { launcherSettings } from './start/site-settings.ts';

type Environment = Readonly<Record<string, string>>;

const MACHINE_VARIABLES = /^(?:PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_ALL|NODE_\w+|SSL_CERT_\w+)$/;

/** Keeps only the variables that a process reads, so that it gets no other process's secrets. */
export function getEnvironment(settings: readonly string[], overrides: Environment = {}): Environment {
  const variables = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && (MACHINE_VARIABLES.test(name) || settings.includes(name)) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(variables), ...overrides };
}

/** Runs the package's script `settings`, which prints one name per line. */
export async function getSettings(deployable: string): Promise<string[]> {
  const options = { cwd: join(PROJECT, deployable), env: getEnvironment([]) };
  const { stdout } = await promisify(execFile)(process.execPath, nodeScript(deployable, 'settings'), options);
  return stdout.split('\n').filter(Boolean);
}

/** Returns a sentence for each variable that looks like a misspelled or removed setting, which no process receives. */
export async function findUnknownSettings(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const ofProcesses = (await Promise.all([API, SHELL].map(({ name }) => getSettings(name)))).flat();
  // Commands may share the file `.env`.
  const ofCommands = listVariables({ ...launcherSettings, ...publishSettings, ...composeSettings });
  return describeUnknownSettings(environment, [...ofProcesses, ...ofCommands]);
}
