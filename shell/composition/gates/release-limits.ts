import { z } from 'zod';
import { type TrustedKeys, trustedKeysSetting } from './trusted-keys.ts';

export interface ReleaseLimits {
  /** Uncompressed. */
  fileBytes: number;
  /** Uncompressed. */
  releaseBytes: number;
  fileMs: number;
  releaseMs: number;
  /** Uncompressed scripts that a page loads before it runs. Unlimited if absent. */
  pageBytes?: number | undefined;
  /** If absent, releases need no signature. */
  keys?: TrustedKeys | undefined;
}

const KILOBYTE = 1024;
const MEGABYTE = 1_048_576;
const megabytes = z.coerce
  .number()
  .positive()
  .max(1000)
  .transform((value) => Math.round(value * MEGABYTE));
const seconds = z.coerce
  .number()
  .positive()
  .max(600)
  .transform((value) => Math.round(value * 1000));

/** Set in megabytes, kilobytes, and seconds; parsed into bytes and milliseconds. */
export const releaseLimitSettings = {
  RELEASE_FILE_LIMIT_MB: megabytes.default(8 * MEGABYTE),
  RELEASE_LIMIT_MB: megabytes.default(32 * MEGABYTE),
  RELEASE_FILE_TIMEOUT_SECONDS: seconds.default(5000),
  RELEASE_TIMEOUT_SECONDS: seconds.default(20_000),
  RELEASE_PAGE_LIMIT_KB: z.coerce
    .number()
    .positive()
    .max(100_000)
    .transform((value) => Math.round(value * KILOBYTE))
    .default(512 * KILOBYTE),
  RELEASE_KEYS: trustedKeysSetting,
};

const schema = z.object(releaseLimitSettings);

export type ReleaseLimitSettings = z.infer<typeof schema>;

export function releaseLimits(settings: ReleaseLimitSettings): ReleaseLimits {
  return {
    fileBytes: settings.RELEASE_FILE_LIMIT_MB,
    releaseBytes: settings.RELEASE_LIMIT_MB,
    fileMs: settings.RELEASE_FILE_TIMEOUT_SECONDS,
    releaseMs: settings.RELEASE_TIMEOUT_SECONDS,
    pageBytes: settings.RELEASE_PAGE_LIMIT_KB,
    keys: settings.RELEASE_KEYS,
  };
}

/** Throws with a sentence. */
export function readReleaseLimits(environment: NodeJS.ProcessEnv): ReleaseLimits {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')} is "${environment[String(path[0])]}": ${message}.`,
    );
    throw Object.assign(new Error(sentences.join('\n')), { code: 'CONFIG_INVALID' });
  }
  return releaseLimits(parsed.data);
}
