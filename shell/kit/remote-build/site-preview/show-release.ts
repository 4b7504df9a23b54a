import { BROWSER_FOLDER, isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { matchesPattern, patternKey } from '@site/release/route-pattern';

/** The part of the site's composition for browsers that a working copy changes. */
interface ShownComposition {
  remotes: Record<string, object>;
  routes: readonly { pattern: string; remote: string; module: string }[];
}

interface PageState {
  composition: ShownComposition;
  isStopgap?: boolean;
  page?: unknown;
}

export interface WorkingCopy {
  descriptor: ReleaseDescriptor;
  /** Absolute URL of the release, with a trailing slash. */
  base: string;
}

const STATE_START = '<script type="application/json" id="page-state">';
const STATE_END = '</script>';
const ROOT = '<div id="root" data-dormant="">';
const FOOTER = /<div data-section="footer">.*?<\/footer><\/div>/s;
/** A new page would have that of the site's not-found page until its data is loaded. */
const TITLE = /<title>.*?<\/title>/s;
const BODY = '<body>';
const PRELOAD = /<link rel="preload" as="script" [^>]*>/g;

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

/** The browser renders pages of the working copy, because the site's server does not have it. */
export function pageWithWorkingCopy(html: string, path: string, copy: WorkingCopy): string {
  const isOwn = ownsPath(copy.descriptor, path);
  // Browsers warn about preloads of the released version, which this page does not use.
  const kept = isOwn ? html.replace(PRELOAD, '') : html;
  const marked = kept.replace(BODY, () => `${BODY}\n${banner(copy.descriptor.name)}`);
  const start = marked.lastIndexOf(STATE_START);
  if (start < 0) return marked;
  const from = start + STATE_START.length;
  const to = marked.indexOf(STATE_END, from);
  const state = JSON.parse(marked.slice(from, to)) as PageState;
  const shown = { ...state, composition: withWorkingCopy(state.composition, copy) };
  const json = JSON.stringify(isOwn ? asStopgap(shown) : shown).replaceAll('<', '\\u003c');
  const head = marked.slice(0, start);
  const before = isOwn ? withoutContent(head.replace(TITLE, `<title>${copy.descriptor.name}</title>`)) : head;
  return before + STATE_START + json + marked.slice(to);
}

export function ownsPath({ routes }: Pick<ReleaseDescriptor, 'routes'>, path: string): boolean {
  return routes.some(({ pattern }) => matchesPattern(pattern, path.replace(/(?<=.)\/$/, '')));
}

function asStopgap({ page: _page, ...state }: PageState): PageState {
  return { ...state, isStopgap: true };
}

function withoutContent(html: string): string {
  const root = html.indexOf(ROOT);
  const [footer = ''] = FOOTER.exec(html) ?? [];
  return root < 0 ? html : `${html.slice(0, root)}${ROOT}${footer}</div>\n`;
}

function banner(name: string): string {
  const text = `This is a preview of a working copy of ${name} on this machine. Visitors see another version.`;
  return `<aside id="banner" aria-label="About this view">${text}</aside>`;
}
