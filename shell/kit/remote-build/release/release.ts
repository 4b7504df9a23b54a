import { loadEnvFile, resolveGiven } from '@site/settings/environment';
import { quoted } from '@site/settings/quoted-word';
import { readSettings, SettingInvalidError } from '@site/settings/read-settings';
import { publishSettings, releaseStoresSetting } from '@site/settings/release-settings';
import { variablesOf } from '@site/settings/setting';
import { unknownSettings } from '@site/settings/unknown-settings';
import { resolve } from 'node:path';
import { readRemote } from '../remote-definition.ts';
import { type BuildOptions, buildRelease } from './build-release.ts';
import { PublishError } from './publish-error.ts';
import { type Publication, publishRelease, readDescriptor } from './publish-release.ts';
import { readSigningKey } from './signing-key.ts';
import { requireReadableSources } from './source-state.ts';
import { addressOfServer, type PublishSettings, openStore } from './open-store.ts';

export interface ReleaseOptions extends BuildOptions {
  built?: string;
}

/**
 * Runs `remote-build release [--built FOLDER]`. The last line of output is the address to compose.
 */
export async function run({ built, types }: ReleaseOptions): Promise<void> {
  const settings = readPublishSettings();
  const store = openStore(settings, resolve('dist'));
  const key = readSigningKey(settings.releaseSigningKey);
  if (built === undefined) requireReadableSources(process.cwd(), process.env);
  const folder =
    built === undefined
      ? await buildRelease(await readRemote(process.cwd()), { types })
      : resolveGiven(process.env, built);
  const { name, version, commit } = readDescriptor(folder);
  warnOfSources(commit);
  const publication = await publishRelease(store, folder, key);
  const address = store.address ?? (await addressOfServer(store.place, `${publication.path}release.json`));
  if (publication.commit !== commit)
    console.warn(
      `The release in ${store.place} was released from commit ${publication.commit} and cannot change. To release commit ` +
        `${commit} under its own name, raise "version" in package.json.`,
    );
  console.log(describePublication(`${name} ${version}`, publication, store.place));
  console.log(
    address
      ? describeAddress(address + publication.path)
      : `No running server of ${store.place} is known. Serve it, and compose the address of its folder ${publication.path}`,
  );
}

/** Also reports variables that look like misspelled settings. Throws `PublishError`. */
function readPublishSettings(): PublishSettings {
  loadEnvFile();
  const known = variablesOf({ ...publishSettings, releaseStoresSetting });
  for (const sentence of unknownSettings(process.env, known)) console.error(sentence);
  try {
    return readSettings(publishSettings);
  } catch (error) {
    if (error instanceof SettingInvalidError) throw new PublishError(error.code, error.message);
    throw error;
  }
}

function describePublication(what: string, { isNew, written }: Publication, place: string): string {
  if (isNew) return `${what} is released to ${place}.`;
  return written > 0
    ? `${what} is released already. Files that were missing or damaged in ${place} are restored: ${written}.`
    : `${what} is released already, with the same content.`;
}

/** The last line is for scripts. */
function describeAddress(address: string): string {
  return `To compose it, run this where the site runs:\n  npm run compose -- use ${quoted(address)}\nIts address:\n${address}`;
}

function warnOfSources(commit: string) {
  if (commit.endsWith('+changes'))
    console.warn('Some of the built sources are not committed, so this release cannot be built again from its commit.');
  if (commit === 'unknown') console.warn('It was built outside a git checkout, so its commit is unknown.');
}
