import { readSettings, type SettingsRule } from '@site/settings/read-settings';
import { type SettingValues, variablesOf } from '@site/settings/setting';
import { join } from 'node:path';
import { featureRules, featureSettings } from './features/index.ts';
import { coreRules, type CoreSettings, coreSettings } from './settings/core-settings.ts';

/** All settings that the shell reads. shell/docs/configuration.md is generated from them. */
export const shellSettings = { ...coreSettings, ...featureSettings };

export const SHELL_VARIABLES: readonly string[] = variablesOf(shellSettings);

export type ShellSettings = CoreSettings & SettingValues<typeof featureSettings>;

const rules: readonly SettingsRule<SettingValues<typeof shellSettings>>[] = [...coreRules, ...featureRules];

/** Throws `SettingInvalidError`. */
export function parseShellSettings(environment: NodeJS.ProcessEnv): { settings: ShellSettings } {
  const values = readSettings(shellSettings, environment, rules);
  const { compositionFile = join(values.stateFolder, 'composition.json') } = values;
  return { settings: { ...values, compositionFile } };
}
