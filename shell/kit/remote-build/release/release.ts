import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemote } from '../remote-definition.ts';
import { buildRelease } from './build-release.ts';
import { type Publication, publishRelease, readDescriptor } from './publish-release.ts';
import { readSigningKey } from './signing-key.ts';
import { requireReadableSources } from './source-state.ts';
import { addressOfServer, resolveGiven, storeOf } from './store-of-settings.ts';

const OPTIONS = { built: { type: 'string' } } as const;

/**
 * Runs `remote-build release [--built FOLDER]`. The last line of output is the address to compose.
 */
export async function run(args: string[]): Promise<void> {
  const { built } = parseArgs({ args, options: OPTIONS }).values;
  const store = storeOf(process.env, resolve('dist'));
  const key = readSigningKey(process.env);
  if (built === undefined) requireReadableSources(process.cwd(), process.env);
  const folder =
    built === undefined ? await buildRelease(await readRemote(process.cwd())) : resolveGiven(process.env, built);
  const { name, version, commit } = readDescriptor(folder);
  warnOfSources(commit);
  const publication = await publishRelease(store, folder, key);
  const address = store.address ?? (await addressOfServer(store.place, `${publication.path}release.json`));
  if (publication.commit !== commit)
    console.warn(
      `The release in ${store.place} names commit ${publication.commit}, and keeps it. To release commit ` +
        `${commit} under its own name, raise "version" in package.json.`,
    );
  console.log(accountOf(`${name} ${version}`, publication, store.place));
  console.log(
    address
      ? `${address}${publication.path}`
      : `Nobody serves ${store.place} at the moment: compose {its address}/${publication.path}`,
  );
}

function accountOf(what: string, { isNew, written }: Publication, place: string): string {
  if (isNew) return `${what} is released to ${place}. To compose it:`;
  return written > 0
    ? `${what} is released already; ${written} files of it that were missing or damaged in ${place} are there again. To compose it:`
    : `${what} is released already, with the same content. To compose it:`;
}

function warnOfSources(commit: string) {
  if (commit.endsWith('+changes'))
    console.warn('Not all of what was built is committed, so nobody can build this release again from its commit.');
  if (commit === 'unknown')
    console.warn('It was built outside of a git checkout, so it cannot say of which commit it is.');
}
