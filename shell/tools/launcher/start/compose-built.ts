import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import { openComposition } from '../../../composition/store/open-composition.ts';
import { composeReleases } from '../../../composition/cli/compose-releases.ts';
import { readRelease } from '../../../composition/cli/read-release.ts';
import { PROJECT, REMOTES } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import type { SiteSettings } from './site-settings.ts';

const ACTOR = 'npm start';

/**
 * Adds new builds to the composition, unless an operator has changed it. Failures are only printed: the shell can still
 * serve it.
 */
export async function composeBuilt({ compositionUrl, compositionFile, remotePorts }: SiteSettings): Promise<void> {
  const store = openComposition(compositionUrl ?? compositionFile);
  try {
    const document = await readDocument(store);
    const built = REMOTES.map(({ name }) => ({
      name,
      address: `http://localhost:${remotePorts[name]}/${latestRelease(name)}`,
    }));
    const changed = built.filter(({ name, address }) => document?.remotes[name]?.release !== `${address}/release.json`);
    if (changed.length === 0) return;
    if (process.env['RELEASE_KEYS']?.trim()) return console.error(unsignedBuilds(changed, store));
    if (document && document.actor !== ACTOR) console.log(choiceOf(document, changed, store));
    else await compose(store, changed);
  } catch (error) {
    console.error((error as Error).message);
  } finally {
    await store.close();
  }
}

interface Built {
  name: string;
  address: string;
}

async function compose(store: CompositionStore, built: readonly Built[]) {
  const entries = await Promise.all(built.map(({ address }) => readRelease(address)));
  const change = { entries, actor: ACTOR, reason: `New builds: ${built.map(({ name }) => name).join(', ')}` };
  try {
    await store.change((current, former) =>
      composeReleases(current.state === 'valid' ? current.document : undefined, change, former),
    );
  } catch (cause) {
    throw new LaunchError(
      'NOT_COMPOSED',
      `The new builds could not be composed in ${store.path}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

function unsignedBuilds(built: readonly Built[], store: CompositionStore): string {
  return [
    `RELEASE_KEYS is set, so the site accepts only signed releases. Builds of npm start are not signed, so they are not ` +
      `composed: ${built.map(({ name }) => name).join(', ')}.`,
    `  To compose signed releases: npm run compose -- use RELEASE ... ${store.option}`,
    '  To try the builds, start without RELEASE_KEYS.',
  ].join('\n');
}

function choiceOf(
  { actor, revision, reason }: CompositionDocument,
  built: readonly Built[],
  store: CompositionStore,
): string {
  const addresses = built.map(({ address }) => address);
  return [
    `${actor} composed revision ${revision} (${reason}), so it stays. Built but ` +
      `not composed: ${built.map(({ name }) => name).join(', ')}.`,
    `  To compose the new builds: npm run compose -- use ${addresses.join(' ')} ${store.option}`,
  ].join('\n');
}

function latestRelease(name: string): string {
  const path = join(PROJECT, name, 'dist/latest.json');
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { release: string }).release;
  } catch (cause) {
    throw new LaunchError(
      'RELEASE_UNKNOWN',
      `Cannot read the latest release of ${name} from ${path}. Run npm run build -w ${name} to write the file again. The new builds are not composed.`,
      { cause },
    );
  }
}

async function readDocument(store: CompositionStore): Promise<CompositionDocument | undefined> {
  const current = await store.read();
  if (current.state === 'missing') return undefined;
  if (current.state === 'valid') return current.document;
  throw new LaunchError(
    'COMPOSITION_INVALID',
    `The composition ${store.path} cannot be used: ${current.reason} The site serves the last one that worked, if any. ` +
      'Fix the file, or delete it to compose the builds.',
  );
}
