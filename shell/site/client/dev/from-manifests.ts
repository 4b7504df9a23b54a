import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

const MANIFEST = 'mf-manifest.json';

/** Loads remotes by their manifests, which the Module Federation DevTools show and can replace. */
export function fromManifests(composition: BrowserComposition): BrowserComposition {
  const remotes = Object.entries(composition.remotes).map(([name, remote]) => [name, { ...remote, entry: MANIFEST }]);
  return { ...composition, remotes: Object.fromEntries(remotes) as BrowserComposition['remotes'] };
}
