import type { z } from 'zod';

/** An environment variable. `T` is the parsed value. */
export interface Setting<T> {
  /** A duration, size, or age names its unit: `DRAIN_SECONDS`. */
  variable: string;
  /** Deprecated names, which still work with a warning. */
  formerNames: readonly string[];
  /** Markdown for the table of settings. */
  description: string;
  /** An issue's message follows the variable's name: "must be a port from 0 to 65535". */
  type: z.ZodType<T, string>;
  /** Text that is parsed if the variable is not set. */
  default?: string | undefined;
  /** Markdown for the table of settings: what happens if the variable is not set. */
  without: string;
  /** Never logged or shown. */
  isSecret: boolean;
}

interface SettingOptions<T> {
  variable: string;
  formerNames?: readonly string[];
  description: string;
  type: z.ZodType<T, string>;
  isSecret?: boolean;
  without?: string;
}

/** Settings by the name that the program uses. A name carries the unit of the parsed value: `drainMs`. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type SettingValues<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/** `without` replaces the default in the table. */
export function setting<T>(options: SettingOptions<T> & { default: string }): Setting<T> {
  return { formerNames: [], isSecret: false, without: `\`${options.default}\``, ...options };
}

/** `without` says what happens if it is not set. */
export function optionalSetting<T>(options: SettingOptions<T> & { without: string }): Setting<T | undefined> {
  return { formerNames: [], isSecret: false, ...options };
}

export function variablesOf(settings: Settings): string[] {
  return Object.values(settings).flatMap(({ variable, formerNames }) => [variable, ...formerNames]);
}
