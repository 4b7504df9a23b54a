import type { PlainForm, SiteInfo } from '@site/shell-contract';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import type { PageResponse } from '../pages/encoded-page.ts';
import { PageCache } from '../pages/page-cache.ts';
import { composeParts } from './parts/compose-parts.ts';
import { ApiResponseCache } from '../api-proxy/api-response-cache.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import { PageRenderer } from '../render/page-renderer.ts';
import type { RemoteRenderer, RendererHealth } from '../render/remote-renderer.ts';
import { type RenderSettings, siteInfo } from '../render/render-settings.ts';
import { browserPart, withinBrowser } from './browser-part.ts';
import type { CompositionLoader } from './composition-loader.ts';
import { previewBanner } from '../features/previews/preview-banner.ts';

/** A composition that takes traffic: what visitors get, fixed at the moment when it was made. */
export interface SiteRevision {
  document: CompositionDocument;
  composition: BrowserComposition;
  loaded: Record<string, LoadedRelease>;
  /** Remotes that are not there, each with a sentence that says why: the reason of now. */
  readonly failures: Record<string, string>;
  renderer: PageRenderer;
  /** Ready pages of it, and of no other revision. Beside them what its own can be made of. */
  pages: PageCache<PageResponse>;
  /** What the API has answered to requests that got this revision. */
  answers: ApiResponseCache;
  /** What a preview shows, in words. Absent where it is what all visitors get. */
  shows?: string;
  /** Remote to what asks its process. A remote without one is away. */
  renderers: ReadonlyMap<string, RemoteRenderer>;
  /** Remote to the parts that its release offers and that could not be had, each with the reason. */
  withoutParts: Record<string, Record<string, string>>;
  /** What the site is under a public origin. */
  siteAt: (siteUrl: string) => SiteInfo;
  /** Forms that work without scripts, one for each address of the API that takes them. */
  forms: readonly PlainForm[];
  /** Remote to the state of its process. */
  processes: () => Record<string, RendererHealth>;
}

interface SiteRevisionOptions {
  frame: FrameRenderer;
  settings: RenderSettings;
  /** Bytes of memory for its ready pages. */
  pageBytes: number;
  shows?: string | undefined;
  /** The revision whose visitors it gets: what has not changed of its pages is made use of. */
  former?: Pick<SiteRevision, 'pages'> | undefined;
}

export function siteRevision(
  start: CompositionLoader,
  { frame, settings, pageBytes, shows, former }: SiteRevisionOptions,
): SiteRevision {
  const { document, up } = start;
  const loaded = Object.fromEntries(Object.entries(up).map(([name, remote]) => [name, remote.loaded]));
  const renderers = new Map(Object.entries(up).map(([name, { lease }]) => [name, lease.renderer]));
  const composition = browserPart(document, loaded);
  const { navigation, forms } = composeParts(document, composition.routes, up, settings.log);
  const pages = new PageCache<PageResponse>(pageBytes);
  const inUse = new Set(renderers.values());
  // What another release has rendered is of no use, and would hold on to its renderer.
  if (former) pages.seedFrom(former.pages, ({ basis }) => basis !== undefined && inUse.has(basis.renderer));
  const preloads = Object.fromEntries(Object.entries(loaded).map(([name, remote]) => [name, preloadsOf(remote)]));
  return {
    document,
    composition,
    loaded,
    get failures() {
      return start.failures;
    },
    renderer: new PageRenderer({
      composition,
      navigation,
      renderers,
      frame,
      banner: shows === undefined ? undefined : previewBanner(shows, start.failures),
      preloads,
      settings,
    }),
    pages,
    answers: new ApiResponseCache(),
    ...(shows === undefined ? {} : { shows }),
    renderers,
    withoutParts: Object.fromEntries(Object.entries(up).map(([name, { offered }]) => [name, offered.failures])),
    siteAt: (siteUrl) => siteInfo(settings, siteUrl),
    forms,
    processes: () => Object.fromEntries([...renderers].map(([name, renderer]) => [name, renderer.health()])),
  };
}

/** Whether more of a composition is up than a revision that was made of it has: a remote, or a part of one. */
export function hasGained({ up }: Pick<CompositionLoader, 'up'>, { loaded, withoutParts }: SiteRevision): boolean {
  return Object.entries(up).some(
    ([name, { offered }]) =>
      !loaded[name] || Object.keys(offered.failures).length < Object.keys(withoutParts[name] ?? {}).length,
  );
}

/** Exposed module to the scripts that a page of it needs at once. */
function preloadsOf({ descriptor: { browser } }: LoadedRelease): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(browser.exposes).map(([module, files]) => [module, files.map(withinBrowser)]),
  );
}
