import { parseReleaseKeys, type ReleaseKeys } from '@site/release/release-keys';
import { readSettings } from '@site/settings/read-settings';
import { optionalSetting, setting, type SettingValues } from '@site/settings/setting';
import { checkedText, kibibytes, mebibytes, seconds } from '@site/settings/types';
import { readFileSync } from 'node:fs';
import { ReleaseError } from '../document/gate-results.ts';

/** Reads the key file, if any, on every call, so a removed key stops working immediately. Throws `ReleaseError`. */
export type TrustedKeys = () => ReleaseKeys;

export const releaseLimitSettings = {
  releaseFileBytes: setting({
    variable: 'RELEASE_FILE_LIMIT_MB',
    description: 'The maximum size of one file of a release, in mebibytes.',
    type: mebibytes(0.001, 1000),
    default: '8',
  }),
  releaseBytes: setting({
    variable: 'RELEASE_LIMIT_MB',
    description: 'The maximum size of a whole release, in mebibytes.',
    type: mebibytes(0.001, 1000),
    default: '32',
  }),
  releaseTimeoutMs: setting({
    variable: 'RELEASE_TIMEOUT_SECONDS',
    description: 'The time limit for loading a whole release.',
    type: seconds(0.001, 600),
    default: '20',
  }),
  releasePageBytes: setting({
    variable: 'RELEASE_PAGE_LIMIT_KB',
    description: 'The maximum size of the scripts that a page needs at the start, uncompressed, in kibibytes.',
    type: kibibytes(0.001, 100_000),
    default: '512',
  }),
  releaseKeys: optionalSetting({
    variable: 'RELEASE_KEYS',
    description:
      'The keys that may sign releases: a file or its JSON, `{ "key id": { "publicKey": "…", "remotes": ["mf-content"] } }`. `*` means all remotes.',
    type: checkedText((text) => {
      try {
        return { value: parseTrustedKeys(text) };
      } catch (error) {
        return { problem: (error as Error).message };
      }
    }),
    without: 'no signatures are required',
  }),
};

export type ReleaseLimits = SettingValues<typeof releaseLimitSettings>;

export function readReleaseLimits(environment: NodeJS.ProcessEnv): ReleaseLimits {
  return readSettings(releaseLimitSettings, environment);
}

function parseTrustedKeys(setting: string): TrustedKeys {
  if (setting.startsWith('{')) {
    const keys = parseReleaseKeys(setting);
    return () => keys;
  }
  parseReleaseKeys(readFileSync(setting, 'utf8'));
  return () => {
    try {
      return parseReleaseKeys(readFileSync(setting, 'utf8'));
    } catch (cause) {
      const text = `Cannot check releases, because the keys in ${setting} cannot be read (${(cause as Error).message}).`;
      throw new ReleaseError('SIGNATURE', { cause: text, cure: 'Correct the file in RELEASE_KEYS.' }, { cause });
    }
  };
}
