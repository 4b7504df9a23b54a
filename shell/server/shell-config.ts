import { FALLBACK_GA_ID } from '@site/api-contract';
import { join } from 'node:path';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** Origin of the API, without `/api`. */
  API_URL: origin.default('http://localhost:3001'),
  /** The composition document. */
  COMPOSITION_FILE: z.string().min(1).optional(),
  /** What the server keeps between runs: the last known good composition. */
  STATE_DIR: z.string().min(1).default('.site'),
  SITE_NAME: z.string().min(1).default('the product'),
  /** Public origin. Without it, that which a request came to. */
  SITE_URL: origin.optional(),
  CONTACT_EMAIL: z.email().default('contact@example.com'),
  /** Analytics measurement id. The default stands for none: nothing is sent, and no other origin is let in. */
  GA_ID: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC1234567').default(FALLBACK_GA_ID),
  /** Where the analytics service's script comes from. */
  ANALYTICS_ORIGIN: origin.default('https://www.googletagmanager.com'),
});

/** Names of all settings that the shell reads. */
export const SHELL_SETTINGS: readonly string[] = Object.keys(schema.shape);

export interface ShellConfig extends z.infer<typeof schema> {
  COMPOSITION_FILE: string;
}

export class ConfigInvalidError extends Error {
  override name = 'ConfigInvalidError';
  readonly code = 'CONFIG_INVALID';
}

/** Parses the environment. Throws `ConfigInvalidError` with one sentence a wrong value. */
export function parseShellConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigInvalidError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} is "${given[String(path[0])]}": ${message}.`).join('\n'));
  }
  return { ...parsed.data, COMPOSITION_FILE: parsed.data.COMPOSITION_FILE ?? join(parsed.data.STATE_DIR, 'composition.json') };
}
