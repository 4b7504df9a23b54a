import { optionalSetting } from './setting.ts';
import { checkedText, parsedText, text } from './types.ts';

/** The URL of a server ends with a slash. */
type ReleaseStore = { kind: 'folder'; path: string } | { kind: 'server'; url: string };

export const publishSettings = {
  releaseStore: optionalSetting({
    variable: 'RELEASE_STORE',
    description: 'The store to publish releases to: a folder, or the URL of a server that accepts PUT requests.',
    type: checkedText<ReleaseStore>((value) => {
      if (!/^https?:/.test(value)) return { value: { kind: 'folder', path: value } };
      const parsed = parseStoreUrl(value);
      return 'problem' in parsed ? parsed : { value: { kind: 'server', url: parsed.value } };
    }),
    without: '`dist/`',
  }),
  releaseStoreUrl: optionalSetting({
    variable: 'RELEASE_STORE_URL',
    description: 'The URL that serves the files of the store, such as a CDN.',
    type: checkedText(parseStoreUrl),
    without: 'the URL of the store, if it is a server',
  }),
  releaseStoreToken: optionalSetting({
    variable: 'RELEASE_STORE_TOKEN',
    description: 'The token for the server of the store, for the header `Authorization: Bearer`.',
    type: text,
    without: 'no header',
    isSecret: true,
  }),
  releaseSigningKey: optionalSetting({
    variable: 'RELEASE_SIGNING_KEY',
    description: 'The private key to sign releases with: a file or the PEM text.',
    type: text,
    without: 'the release is not signed',
    isSecret: true,
  }),
};

/**
 * `npm run compose` reads this setting. It is defined here so that publishing and composing do not report each other's
 * settings as misspelled.
 */
export const releaseStoresSetting = optionalSetting({
  variable: 'RELEASE_STORES',
  description:
    'The URLs of the stores to look for `NAME@VERSION` in, at `{store}/{name}/{version}/`. Separate them with spaces.',
  type: parsedText('URLs separated by spaces', (value) => value.split(/\s+/)),
  without: 'next to the current release',
});

export function parseStoreUrl(value: string): { value: string } | { problem: string } {
  const url = URL.parse(value);
  if (url?.username || url?.password)
    return { problem: 'must not contain a user name or password. Set RELEASE_STORE_TOKEN instead' };
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    return { problem: 'must be a URL such as https://releases.example.com/site' };
  return { value: `${url.href.replace(/\/+$/, '')}/` };
}
