import type { Setting, Settings, SettingValues } from './setting.ts';

/** A rule about several settings. Returns an invalid variable and what it must be, or undefined. */
export type SettingsRule<V> = (values: V) => { variable: string; problem: string } | undefined;

/** The message has one sentence for each invalid value. */
export class SettingInvalidError extends Error {
  override name = 'SettingInvalidError';
  readonly code = 'CONFIG_INVALID';
}

/** A blank variable counts as not set. Throws `SettingInvalidError`. */
export function readSettings<S extends Settings>(
  settings: S,
  environment: NodeJS.ProcessEnv = process.env,
  rules: readonly SettingsRule<SettingValues<S>>[] = [],
): SettingValues<S> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const text = readText(setting, environment) ?? setting.default;
    if (text === undefined) continue;
    const { success, data, error } = setting.type.safeParse(text);
    if (success) values[name] = data;
    else problems.push(...error.issues.map(({ message }) => describeProblem(setting, environment, message)));
  }
  for (const rule of problems.length === 0 ? rules : []) {
    const violation = rule(values as SettingValues<S>);
    const setting = Object.values(settings).find(({ variable }) => variable === violation?.variable);
    if (violation && setting) problems.push(describeProblem(setting, environment, violation.problem));
  }
  if (problems.length > 0) throw new SettingInvalidError(problems.join('\n'));
  return values as SettingValues<S>;
}

function readText({ variable }: Setting<unknown>, environment: NodeJS.ProcessEnv): string | undefined {
  return environment[variable]?.trim() || undefined;
}

function describeProblem(setting: Setting<unknown>, environment: NodeJS.ProcessEnv, problem: string): string {
  const { variable, isSecret } = setting;
  const text = readText(setting, environment);
  if (isSecret || text === undefined) return `${variable} ${problem}.`;
  return `${variable} ${problem}; it is ${JSON.stringify(hidePassword(text))}.`;
}

/** Hides the part before the last @, because it may be a password even in a malformed URL. */
function hidePassword(text: string): string {
  return text.replace(/(?<=\/\/|:(?!\/\/)).*@/s, '***@');
}
