import { parseReleaseKeys, type ReleaseKeys } from '@site/release/release-keys';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

/** Reads a key file each time, so that a removed key is rejected at the next check. Throws `ReleaseError`. */
export type TrustedKeys = () => ReleaseKeys;

/** JSON, or the path of a file. Invalid keys are reported at startup. */
export const trustedKeysSetting = z
  .string()
  .transform((text, context): TrustedKeys => {
    try {
      return trustedKeys(text.trim());
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  })
  .optional();

function trustedKeys(setting: string): TrustedKeys {
  if (setting.startsWith('{')) {
    const keys = parseReleaseKeys(setting);
    return () => keys;
  }
  parseReleaseKeys(readFileSync(setting, 'utf8'));
  return () => {
    try {
      return parseReleaseKeys(readFileSync(setting, 'utf8'));
    } catch (cause) {
      throw new ReleaseError(
        'SIGNATURE',
        `No release can be checked, since the keys in ${setting} cannot be read (${(cause as Error).message}): mend the file that RELEASE_KEYS names.`,
        { cause },
      );
    }
  };
}
