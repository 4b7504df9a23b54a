import { parseSettings } from './parse-settings.ts';
import type { Settings, SettingValues } from './setting.ts';

export class SettingInvalidError extends Error {
  override name = 'SettingInvalidError';
  readonly code = 'CONFIG_INVALID';
}

/** Prints a warning for each deprecated name. Throws `SettingInvalidError`. */
export function readSettings<S extends Settings>(
  settings: S,
  environment: NodeJS.ProcessEnv = process.env,
): SettingValues<S> {
  const parsed = parseSettings(settings, environment);
  if (!parsed.ok) throw new SettingInvalidError(parsed.problems.join('\n'));
  for (const warning of parsed.warnings) console.error(warning);
  return parsed.values;
}
