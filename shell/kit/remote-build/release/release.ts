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
import { type FileStore, FolderStore, HttpStore } from './file-store.ts';
import { PublishError } from './publish-error.ts';
import { type Publication, publishRelease, readDescriptor } from './publish-release.ts';

export interface ReleaseOptions extends BuildOptions {
  built?: string;
}

type PublishSettings = SettingValues<typeof publishSettings>;

/** The last line of output is the release's URL. */
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
    console.warn('Some of the built sources are not committed, so this release cannot be rebuilt from its commit.');
  if (commit === 'unknown') console.warn('The commit of the sources is unknown to Git.');
  const publication = await publishRelease(store, folder, key);
  console.log(describePublication(`${name} ${version}`, publication, store.place));
  const url = store.url && store.url + publication.path;
  console.log(
    url
      ? `To make it live, run this on the site's machine:\n  npm run compose -- use ${quoteForShell(url)}\nIts URL:\n${url}`
      : `Serve ${store.place}. To make the release live, the operator needs the URL of ${publication.path}`,
  );
}

function quoteForShell(word: string): string {
  return /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function readPublishSettings(): PublishSettings {
  loadEnvFile();
  const variables = listVariables({ ...publishSettings, releaseStoresSetting });
  for (const sentence of describeUnknownSettings(process.env, variables)) console.error(sentence);
  return readSettings(publishSettings);
}

function openStore({
  releaseStore: store,
  releaseStoreUrl: url,
  releaseStoreToken: token,
}: PublishSettings): FileStore {
  if (store?.kind === 'server') return new HttpStore(store.url, { url: url ?? store.url, token });
  return new FolderStore(store === undefined ? resolve('dist') : resolvePath(process.env, store.path), url);
}

/** Throws `PublishError`. @param setting file path or PEM text */
function readSigningKey(setting: string | undefined): KeyObject | undefined {
  if (setting === undefined) return undefined;
  const isText = setting.startsWith('-----BEGIN');
  const file = resolvePath(process.env, setting);
  const place = isText ? 'RELEASE_SIGNING_KEY' : `RELEASE_SIGNING_KEY is ${file}, which`;
  try {
    // Some secret stores keep text on one line.
    const key = createPrivateKey(isText ? setting.replaceAll('\\n', '\n') : readFileSync(file));
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

function describePublication(title: string, { isNew, written }: Publication, place: string): string {
  if (isNew) return `${title} is released to ${place}.`;
  return written > 0
    ? `${title} has already been released. Files that were missing or damaged in ${place} are restored: ${written}.`
    : `${title} has already been released with the same content.`;
}
