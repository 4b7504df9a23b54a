import { loadEnvFile, resolvePath } from '@site/settings/environment';
import { readSettings } from '@site/settings/read-settings';
import { publishSettings, releaseStoresSetting } from '@site/settings/release-settings';
import { type SettingValues, listVariables } from '@site/settings/setting';
import { describeUnknownSettings } from '@site/settings/unknown-settings';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRemote } from '../remote-definition.ts';
import { type BuildOptions, buildRelease } from './build-release.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { HttpStore } from './http-store.ts';
import { PublishError } from './publish-error.ts';
import { type Publication, publishRelease, readDescriptor } from './publish-release.ts';

export interface ReleaseOptions extends BuildOptions {
  built?: string;
}

type PublishSettings = SettingValues<typeof publishSettings>;

/** Runs `remote-build release [--built FOLDER]`. The last line of output is the URL to compose. */
export async function run({ built, types }: ReleaseOptions): Promise<void> {
  const settings = readPublishSettings();
  const store = openStore(settings);
  const key = readSigningKey(settings.releaseSigningKey);
  const folder =
    built === undefined
      ? join('dist', await buildRelease(await readRemote(process.cwd()), { types }))
      : resolvePath(process.env, built);
  const { name, version, commit } = readDescriptor(folder);
  if (commit.endsWith('+changes'))
    console.warn('Some of the built sources are not committed, so this release cannot be built again from its commit.');
  if (commit === 'unknown') console.warn('Git does not know the commit of the sources.');
  const publication = await publishRelease(store, folder, key);
  console.log(describePublication(`${name} ${version}`, publication, store.place));
  const url = store.address && store.address + publication.path;
  console.log(
    url
      ? `To compose it, run this where the site runs:\n  npm run compose -- use ${quoteForShell(url)}\nIts address:\n${url}`
      : `Serve ${store.place}, and compose the address of its folder ${publication.path}`,
  );
}

function quoteForShell(word: string): string {
  return /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function readPublishSettings(): PublishSettings {
  loadEnvFile();
  const known = listVariables({ ...publishSettings, releaseStoresSetting });
  for (const sentence of describeUnknownSettings(process.env, known)) console.error(sentence);
  return readSettings(publishSettings);
}

function openStore({
  releaseStore: store,
  releaseStoreUrl: url,
  releaseStoreToken: token,
}: PublishSettings): FileStore {
  if (store?.kind === 'server') return new HttpStore(store.url, { address: url ?? store.url, token });
  return new FolderStore(store === undefined ? resolve('dist') : resolvePath(process.env, store.path), url);
}

/** @param given the value of `RELEASE_SIGNING_KEY`, a file or PEM text. Throws `PublishError`. */
function readSigningKey(given: string | undefined): KeyObject | undefined {
  if (given === undefined) return undefined;
  const isText = given.startsWith('-----BEGIN');
  const file = resolvePath(process.env, given);
  const place = isText ? 'RELEASE_SIGNING_KEY' : `RELEASE_SIGNING_KEY names ${file}, which`;
  try {
    // Some secret stores keep text on one line.
    const key = createPrivateKey(isText ? given.replaceAll('\\n', '\n') : readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    // Node's message may contain part of the key.
    const reason = (cause as NodeJS.ErrnoException).code ?? 'no key';
    throw new PublishError(
      `${place} cannot be read as a private key (${reason}). Create one with "remote-build keys".`,
      isText ? {} : { cause },
    );
  }
  throw new PublishError(`${place} is not an Ed25519 key. Create one with "remote-build keys".`);
}

function describePublication(what: string, { isNew, written }: Publication, place: string): string {
  if (isNew) return `${what} is released to ${place}.`;
  return written > 0
    ? `${what} is released already. Files that were missing or damaged in ${place} are restored: ${written}.`
    : `${what} is released already, with the same content.`;
}
