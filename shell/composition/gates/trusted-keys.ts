import { parseReleaseKeys, type ReleaseKeys } from '@site/release/release-keys';
import { readFileSync } from 'node:fs';
import { ReleaseError } from './release-error.ts';

/** Reads a file at each call, so a removed key is not trusted at the next check. Throws `ReleaseError`. */
export type TrustedKeys = () => ReleaseKeys;

export function parseTrustedKeys(setting: string): TrustedKeys {
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
        `Cannot check releases, because the keys in ${setting} cannot be read (${(cause as Error).message}). Correct the file in RELEASE_KEYS.`,
        { cause },
      );
    }
  };
}
