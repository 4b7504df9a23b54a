import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositionDocument } from '../composition/composition-document.ts';
import { CompositionFile } from '../composition/composition-file.ts';
import { composeReleases } from '../operator/compose-releases.ts';
import { readRelease } from '../operator/read-release.ts';
import { PROJECT, REMOTES } from './deployables.ts';
import type { SiteSettings } from './site-settings.ts';

/** Remote to the release folder that its last build made. */
type Releases = Record<string, string>;

/**
 * Brings the composition of a site on this machine in step with what was built: a remote gets its newest release where another was built
 * since the last start, or where the site has none that exists. What an operator chose otherwise stays.
 */
export async function composeBuilt(settings: SiteSettings): Promise<void> {
  const { compositionFile, remotePorts, stateFolder } = settings;
  const file = new CompositionFile(compositionFile);
  const previous = await readUsable(file);
  const launchedFile = join(stateFolder, 'launched.json');
  const launched = existsSync(launchedFile) ? (JSON.parse(readFileSync(launchedFile, 'utf8')) as Releases) : {};
  const built: Releases = Object.fromEntries(REMOTES.map(({ name }) => [name, latestRelease(name)]));

  const changed = Object.keys(built).filter((name) => built[name] !== launched[name] || !isThere(previous, name, remotePorts));
  if (changed.length > 0) {
    const entries = await Promise.all(changed.map((name) => readRelease(`http://localhost:${remotePorts[name]}/${built[name]}`)));
    const change = { entries, actor: 'npm start', reason: `Newly built: ${changed.join(', ')}` };
    await file.change((_current, former) => composeReleases(previous, change, former));
  }
  writeFileSync(launchedFile, `${JSON.stringify(built, null, 2)}\n`);
}

function latestRelease(name: string): string {
  return (JSON.parse(readFileSync(join(PROJECT, name, 'dist/latest.json'), 'utf8')) as { release: string }).release;
}

async function readUsable(file: CompositionFile): Promise<CompositionDocument | undefined> {
  const current = await file.read();
  if (current.state === 'invalid') throw new Error(`${current.reason} Mend it, or delete it to begin with a new one.`);
  return current.state === 'valid' ? current.document : undefined;
}

/** A release on this machine exists as long as its folder does; one that lies elsewhere is not ours to judge. */
function isThere(document: CompositionDocument | undefined, name: string, ports: SiteSettings['remotePorts']): boolean {
  const entry = document?.remotes[name];
  if (!entry) return false;
  const { origin, pathname } = new URL(entry.release);
  return origin !== `http://localhost:${ports[name]}` || existsSync(join(PROJECT, name, 'dist', pathname));
}
