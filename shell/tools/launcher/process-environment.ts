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

/** None of these is a secret. */
const OF_THE_MACHINE = /^(?:PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_ALL|NODE_\w+|SSL_CERT_\w+)$/;

/** Keeps only what a process reads, so that it gets no secrets of others. `decided` overrides the settings. */
export function getEnvironment(settings: readonly string[], decided: Environment = {}): Environment {
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && (OF_THE_MACHINE.test(name) || settings.includes(name)) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), ...decided };
}

/** Runs the package's script `settings`, which prints one name per line. */
export async function getSettings(deployable: string): Promise<string[]> {
  const options = { cwd: join(PROJECT, deployable), env: getEnvironment([]) };
  const { stdout } = await promisify(execFile)(process.execPath, nodeScript(deployable, 'settings'), options);
  return stdout.split('\n').filter(Boolean);
}

/** A sentence for each variable that looks like a misspelled or removed setting. No process would receive it. */
export async function findUnknownSettings(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const ofProcesses = (await Promise.all([API, SHELL].map(({ name }) => getSettings(name)))).flat();
  // The same file `.env` may serve the commands.
  const ofCommands = listVariables({ ...launcherSettings, ...publishSettings, ...composeSettings });
  return describeUnknownSettings(environment, [...ofProcesses, ...ofCommands]);
}
