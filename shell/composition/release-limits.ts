import { z } from 'zod';

/** What a release may cost the one who fetches it. */
export interface ReleaseLimits {
  /** The most bytes of one file, uncompressed. */
  fileBytes: number;
  /** The most bytes of all files of a release together. */
  releaseBytes: number;
  /** Within which a file must have come whole. */
  fileMs: number;
  /** Within which a release must have come whole. */
  releaseMs: number;
}

const MEGABYTE = 1_048_576;
const megabytes = z.coerce.number().positive().max(1000).transform((value) => Math.round(value * MEGABYTE));
const seconds = z.coerce.number().positive().max(600).transform((value) => Math.round(value * 1000));

/** Settings, and what they are without a value. Sizes are read in bytes, times in milliseconds. */
export const releaseLimitSettings = {
  RELEASE_FILE_LIMIT_MB: megabytes.default(8 * MEGABYTE),
  RELEASE_LIMIT_MB: megabytes.default(32 * MEGABYTE),
  RELEASE_FILE_TIMEOUT_SECONDS: seconds.default(5000),
  RELEASE_TIMEOUT_SECONDS: seconds.default(20_000),
};

const schema = z.object(releaseLimitSettings);

export type ReleaseLimitSettings = z.infer<typeof schema>;

export function releaseLimits({ RELEASE_FILE_LIMIT_MB, RELEASE_LIMIT_MB, RELEASE_FILE_TIMEOUT_SECONDS, RELEASE_TIMEOUT_SECONDS }: ReleaseLimitSettings): ReleaseLimits {
  return { fileBytes: RELEASE_FILE_LIMIT_MB, releaseBytes: RELEASE_LIMIT_MB, fileMs: RELEASE_FILE_TIMEOUT_SECONDS, releaseMs: RELEASE_TIMEOUT_SECONDS };
}

/** Reads the limits from the environment. Throws with a sentence for the person who set them. */
export function readReleaseLimits(environment: NodeJS.ProcessEnv): ReleaseLimits {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} is "${environment[String(path[0])]}": ${message}.`);
    throw Object.assign(new Error(sentences.join('\n')), { code: 'CONFIG_INVALID' });
  }
  return releaseLimits(parsed.data);
}
