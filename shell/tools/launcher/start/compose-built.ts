import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import { openComposition } from '../../../composition/store/composition-file.ts';
import { composeReleases } from '../../../composition/change/compose-releases.ts';
import { readRelease } from '../../../composition/judge/fetch-release.ts';
import { PROJECT, REMOTES } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import type { SiteSettings } from './site-settings.ts';

const ACTOR = 'npm start';

/**
 * Adds new builds to the composition, unless an operator has changed it. Failures are only printed, because the shell
 * can still serve it.
 */
export async function composeBuilt(settings: SiteSettings): Promise<void> {
  const { compositionUrl, compositionFile, remotePorts, releaseKeys } = settings;
  const store = openComposition(compositionUrl ?? compositionFile);
  try {
    const current = await store.read();
    if (current.state === 'invalid')
      throw new LaunchError(
        `The composition ${store.path} cannot be used: ${current.reason} The site serves the last one that worked, if any. ` +
          'Fix the file, or delete it to use the builds.',
      );
    const document = current.state === 'valid' ? current.document : undefined;
    const changed = REMOTES.map(({ name }) => ({
      name,
      url: `http://localhost:${remotePorts[name]}/${latestRelease(name)}`,
    })).filter(({ name, url }) => document?.remotes[name]?.release !== `${url}/release.json`);
    if (changed.length === 0) return;
    const names = changed.map(({ name }) => name).join(', ');
    const urls = changed.map(({ url }) => url);
    if (releaseKeys)
      console.error(
        `RELEASE_KEYS is set, but npm start does not sign its builds, so they were not added to the composition: ${names}.`,
      );
    else if (document && document.actor !== ACTOR)
      console.log(
        `${document.actor} created revision ${document.revision} (${document.reason}), so it was kept. ` +
          `These new builds were not added to the composition: ${names}.\n` +
          `  To use the new builds: npm run compose -- use ${urls.join(' ')}`,
      );
    else await compose(store, urls, `New builds: ${names}`);
  } catch (error) {
    console.error((error as Error).message);
  } finally {
    await store.close();
  }
}

async function compose(store: CompositionStore, urls: readonly string[], reason: string) {
  const entries = await Promise.all(urls.map((url) => readRelease(url)));
  await store.change((current, former) => {
    const previous = current.state === 'valid' ? current.document : undefined;
    return composeReleases(previous, { entries, actor: ACTOR, reason }, former);
  });
}

export function latestRelease(name: string): string {
  const path = join(PROJECT, name, 'dist/latest.json');
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { release: string }).release;
  } catch (cause) {
    throw new LaunchError(
      `Cannot read the latest release of ${name} from ${path}. Run npm run build -w ${name} to write the file again. ` +
        'The new builds were not added to the composition.',
      { cause },
    );
  }
}
