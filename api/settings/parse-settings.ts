import type { Settings, SettingValues, Setting } from './setting.ts';

/** A rule that concerns several settings. Returns the variable at fault and what it must be, or undefined. */
export type SettingsRule<V> = (values: V) => { variable: string; problem: string } | undefined;

/** `problems` and `warnings` are sentences for the operator. */
export type ParsedSettings<V> =
  | { ok: true; values: V; warnings: string[] }
  | { ok: false; problems: string[]; warnings: string[] };

/** A variable that is empty or blank counts as not set. */
export function parseSettings<S extends Settings>(
  settings: S,
  environment: NodeJS.ProcessEnv,
  rules: readonly SettingsRule<SettingValues<S>>[] = [],
): ParsedSettings<SettingValues<S>> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const given = givenValue(setting, environment);
    warnings.push(...given.warnings);
    const text = given.text ?? setting.default;
    if (text === undefined) continue;
    const parsed = setting.type.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(...parsed.error.issues.map(({ message }) => problemSentence(setting, given.text, message)));
  }
  if (problems.length > 0) return { ok: false, problems, warnings };
  const broken = rules.flatMap((rule) => rule(values as SettingValues<S>) ?? []);
  if (broken.length === 0) return { ok: true, values: values as SettingValues<S>, warnings };
  return { ok: false, problems: broken.map((fault) => brokenRuleSentence(settings, environment, fault)), warnings };
}

function givenValue({ variable, formerNames }: Setting<unknown>, environment: NodeJS.ProcessEnv) {
  const former = formerNames.filter((name) => valueOf(environment, name) !== undefined);
  const warnings = former.map(
    (name) => `${name} is now called ${variable}. Rename it: the old name stops working in a later version.`,
  );
  const names = [variable, ...former];
  const text = names.map((name) => valueOf(environment, name)).find((value) => value !== undefined);
  return { text, warnings };
}

function valueOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

function brokenRuleSentence(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  { variable, problem }: { variable: string; problem: string },
): string {
  const setting = Object.values(settings).find((one) => one.variable === variable);
  return setting ? problemSentence(setting, givenValue(setting, environment).text, problem) : `${variable} ${problem}.`;
}

function problemSentence({ variable, isSecret }: Setting<unknown>, text: string | undefined, problem: string): string {
  if (isSecret || text === undefined) return `${variable} ${problem}.`;
  return `${variable} ${problem}; it is ${JSON.stringify(withoutPassword(text))}.`;
}

/** Hides everything before the last @, which may be a password even if the address is malformed. */
function withoutPassword(text: string): string {
  return text.replace(/(?<=\/\/|:(?!\/\/)).*@/s, '***@');
}
