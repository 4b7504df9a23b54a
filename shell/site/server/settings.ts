import { parseSettings, type SettingsRule } from '@site/settings/parse-settings';
import { SettingInvalidError } from '@site/settings/read-settings';
import { type SettingValues, variablesOf } from '@site/settings/setting';
import { join } from 'node:path';
import { featureRules, featureSettings } from './features/index.ts';
import { coreRules, type CoreSettings, coreSettings } from './settings/core-settings.ts';

/** All settings that the shell reads. shell/docs/configuration.md is generated from them. */
export const shellSettings = { ...coreSettings, ...featureSettings };

export const SHELL_VARIABLES: readonly string[] = variablesOf(shellSettings);

export type ShellSettings = CoreSettings & SettingValues<typeof featureSettings>;

const rules: readonly SettingsRule<SettingValues<typeof shellSettings>>[] = [...coreRules, ...featureRules];

/** `warnings` are sentences about variables that have new names. */
export interface ParsedShellSettings {
  settings: ShellSettings;
  warnings: readonly string[];
}

/** Throws `SettingInvalidError` with one sentence for each wrong value. */
export function parseShellSettings(environment: NodeJS.ProcessEnv): ParsedShellSettings {
  const parsed = parseSettings(shellSettings, environment, rules);
  if (!parsed.ok) throw new SettingInvalidError(parsed.problems.join('\n'));
  const { values, warnings } = parsed;
  return {
    settings: { ...values, compositionFile: values.compositionFile ?? join(values.stateFolder, 'composition.json') },
    warnings,
  };
}
