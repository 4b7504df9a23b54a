import { BROWSER_FOLDER, isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { matchesPattern, patternKey } from '@site/release/route-pattern';

/** The part of the site's composition for browsers that a working copy changes. */
interface ShownComposition {
  remotes: Record<string, object>;
  routes: readonly { pattern: string; remote: string; module: string }[];
}

export interface WorkingCopy {
  descriptor: ReleaseDescriptor;
  /** Absolute URL of the release, with a trailing slash. */
  base: string;
}

const STATE = /(<script type="application\/json" id="page-state">)(.*?)(?=<\/script>)/s;
const OFFLINE_BANNER = /<aside id="banner" data-offline.*?<\/aside>/s;
const BODY = '<body>';

/** Replaces the site's release of that remote. */
export function withWorkingCopy<Composition extends ShownComposition>(
  composition: Composition,
  { descriptor, base }: WorkingCopy,
): Composition {
  const { name, browser, files, routes } = descriptor;
  const within = (path: string) => path.slice(BROWSER_FOLDER.length);
  const scripts = Object.entries(files).filter(([path]) => isBrowserFile(path) && path.endsWith('.js'));
  const remote = {
    base: base + BROWSER_FOLDER,
    entry: within(browser.entry),
    global: browser.global,
    files: Object.fromEntries(scripts.map(([path, digest]) => [within(path), digest])),
  };
  const own = new Set(routes.map(({ pattern }) => patternKey(pattern)));
  const others = composition.routes.filter((route) => route.remote !== name && !own.has(patternKey(route.pattern)));
  return {
    ...composition,
    remotes: { ...composition.remotes, [name]: remote },
    routes: [...others, ...routes.map(({ pattern, module }) => ({ pattern, remote: name, module }))],
  };
}

/** @param html a page of the site, or its app shell, in which the browser renders any page */
export function pageWithWorkingCopy(html: string, copy: WorkingCopy): string {
  return html
    .replace(OFFLINE_BANNER, '')
    .replace(BODY, () => `${BODY}\n${banner(copy.descriptor.name)}`)
    .replace(STATE, (_, start: string, text: string) => {
      const state = JSON.parse(text) as { composition: ShownComposition };
      const shown = { ...state, composition: withWorkingCopy(state.composition, copy) };
      return start + JSON.stringify(shown).replaceAll('<', '\\u003c');
    });
}

export function ownsPath({ routes }: Pick<ReleaseDescriptor, 'routes'>, path: string): boolean {
  return routes.some(({ pattern }) => matchesPattern(pattern, path.replace(/(?<=.)\/$/, '')));
}

function banner(name: string): string {
  const text = `This is a preview of a working copy of ${name} on this machine. Visitors see another version.`;
  return `<aside id="banner" aria-label="About this view">${text}</aside>`;
}
