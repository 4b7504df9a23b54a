import type { z } from 'zod';

/** An environment variable. `T` is the parsed value. */
export interface Setting<T> {
  /** A duration, size, or age names its unit: `DRAIN_SECONDS`. */
  variable: string;
  /** Markdown for the table of settings. */
  description: string;
  /** An issue's message follows the variable's name: "must be a port from 0 to 65535". */
  type: z.ZodType<T, string>;
  /** Text that is parsed if the variable is not set. */
  default?: string | undefined;
  /** Markdown for the table of settings: what happens if the variable is not set. Replaces the default. */
  without?: string;
  /** The value is never logged or shown. */
  isSecret?: boolean;
}

/** Settings by the name that the program uses. A name carries the unit of the parsed value: `drainMs`. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type SettingValues<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

export function setting<T>(options: Setting<T> & { default: string }): Setting<T> {
  return options;
}

export function optionalSetting<T>(options: Setting<T> & { without: string }): Setting<T | undefined> {
  return options;
}

export function listVariables(settings: Settings): string[] {
  return Object.values(settings).map(({ variable }) => variable);
}

/** @param documented settings that another table lists */
export function formatTable(settings: Settings, documented: Settings = {}): string {
  const others = Object.values(documented);
  const rows = Object.values(settings)
    .filter((setting) => !others.includes(setting))
    .map(
      ({ variable, description, default: text, without = `\`${text}\`` }) =>
        `| \`${variable}\` | ${description} | ${without} |`,
    );
  return ['| variable | what it does | default |', '|---|---|---|', ...rows].join('\n');
}
