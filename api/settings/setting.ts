import type { z } from 'zod';

/** `T` is the type of the parsed value. */
export interface Setting<T> {
  /** The name of a duration, size, or age includes its unit, such as `DRAIN_SECONDS`. */
  variable: string;
  /** Markdown for the table of settings. */
  description: string;
  /** An issue's message follows the variable's name, such as "must be a port from 0 to 65535". */
  type: z.ZodType<T, string>;
  /** Text that is parsed if the variable is not set. */
  default?: string | undefined;
  /**
   * Markdown that describes what happens if the variable is not set. The table of settings shows it instead of the
   * default.
   */
  without?: string;
  /** The value is never logged or shown. */
  isSecret?: boolean;
}

/** The keys are the names that the program uses. They include the unit of the parsed value, such as `drainMs`. */
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
