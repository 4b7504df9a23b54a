import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompositionDocument, parseComposition } from '../../composition/composition-document.ts';
import { CompositionFile } from '../../composition/composition-file.ts';
import { composeReleases } from '../../operator/compose-releases.ts';
import { readReleaseEntry } from '../../operator/release-entry.ts';
import { PROJECT, REMOTES } from '../deployables.ts';
import type { SiteSettings } from './site-settings.ts';

/** Who changed a composition, where it was this program. */
const ACTOR = 'npm start';

/**
 * Brings the composition of a site on this machine in step with what was built, as long as nobody else has changed it: what an operator chose
 * stays. Whatever stands in the way is said, and the composition left as it is: the shell knows what to serve.
 */
export async function composeBuilt({ compositionFile, remotePorts }: SiteSettings): Promise<void> {
  const file = new CompositionFile(compositionFile);
  try {
    const document = await readDocument(file);
    const built = REMOTES.map(({ name }) => ({ name, address: `http://localhost:${remotePorts[name]}/${latestRelease(name)}` }));
    const changed = built.filter(({ name, address }) => document?.remotes[name]?.release !== `${address}/release.json`);
    if (changed.length === 0) return;
    if (document && document.actor !== ACTOR) console.log(choiceOf(document, changed, compositionFile));
    else await compose(file, document, changed);
  } catch (error) {
    console.error((error as Error).message);
  }
}

interface Built {
  name: string;
  /** Address of the release's folder. */
  address: string;
}

async function compose(file: CompositionFile, previous: CompositionDocument | undefined, built: readonly Built[]) {
  const entries = await Promise.all(built.map(({ address }) => readReleaseEntry(address)));
  const document = composeReleases(previous, { entries, actor: ACTOR, reason: `Newly built: ${built.map(({ name }) => name).join(', ')}` });
  await file.write(`${JSON.stringify(document, null, 2)}\n`).catch((cause: Error) => {
    throw new Error(`The composition ${file.path} cannot be written (${cause.message}): what was built is not composed.`, { cause });
  });
}

function choiceOf({ actor, revision, reason }: CompositionDocument, built: readonly Built[], path: string): string {
  const addresses = built.map(({ address }) => address);
  return [
    `Revision ${revision} of the composition was chosen by ${actor} (${reason}) and stays. Built, and not composed: ${built.map(({ name }) => name).join(', ')}.`,
    `  To compose what was built: npm run compose -- use ${addresses.join(' ')} --file ${path}`,
  ].join('\n');
}

function latestRelease(name: string): string {
  const path = join(PROJECT, name, 'dist/latest.json');
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { release: string }).release;
  } catch (cause) {
    throw new Error(`${path} does not say which release of ${name} is the latest: npm run build -w ${name} writes it anew. What was built is not composed.`, { cause });
  }
}

async function readDocument(file: CompositionFile): Promise<CompositionDocument | undefined> {
  if (!existsSync(file.path)) return undefined;
  try {
    return parseComposition(await file.read());
  } catch (cause) {
    throw new Error(
      `The composition ${file.path} cannot be used: ${(cause as Error).message} The site goes on with the last one that worked, if there is one. ` +
        'Mend the file, or delete it to have composed what was built.',
      { cause },
    );
  }
}
