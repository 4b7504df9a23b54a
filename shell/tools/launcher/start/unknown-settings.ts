import { publishSettings } from '@site/settings/release-settings';
import { variablesOf } from '@site/settings/setting';
import { unknownSettings as unknownAmong } from '@site/settings/unknown-settings';
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
  const renamed = environment['METRICS_PORT'] ? ['METRICS_PORT has no effect here. Set API_METRICS_PORT.'] : [];
  return [...renamed, ...unknownAmong(environment, known)];
}
