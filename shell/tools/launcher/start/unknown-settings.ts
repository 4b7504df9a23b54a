import { misspelledSettings } from '@site/settings/misspelled-settings';
import { publishSettings } from '@site/settings/release-settings';
import { removedSettings } from '@site/settings/removed-settings';
import { variablesOf } from '@site/settings/setting';
import { composeSettings } from '../../../composition/cli/compose-settings.ts';
import { API, SHELL } from '../deployables.ts';
import { settingsOf } from '../process-environment.ts';
import { launcherSettings } from './site-settings.ts';

/** A sentence for each variable that looks like a misspelled or removed setting. No process would receive it. */
export async function unknownSettings(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const ofProcesses = (await Promise.all([API, SHELL].map(({ name }) => settingsOf(name)))).flat();
  // The same file `.env` may serve the commands.
  const ofCommands = variablesOf({ ...publishSettings, ...composeSettings });
  const known = [...variablesOf(launcherSettings), ...ofProcesses, ...ofCommands];
  return [...removedSettings(environment), ...misspelledSettings(Object.keys(environment), known)];
}
