import type { LlmsSection, PlainForm, SiteInfo, SiteProfile } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import type { PageResponse } from './cache/encoded-page.ts';
import { PageCache } from './cache/page-cache.ts';
import { composeParts } from './parts/compose-parts.ts';
import { ApiResponseCache } from '../api-proxy/api-response-cache.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import { PageRenderer } from '../render/document/page-renderer.ts';
import type { RemoteRenderer, RendererHealth } from '../render/remote-renderer.ts';
import { type RenderSettings, siteInfo } from '../render/render-settings.ts';
import { browserPart, withinBrowser } from './browser-part.ts';
import type { CompositionLoader } from './composition-loader.ts';
import type { PageBanner } from '../render/document/page-banner.ts';

export interface SiteRevision {
  document: CompositionDocument;
  composition: BrowserComposition;
  loaded: Record<string, LoadedRelease>;
  readonly failures: Record<string, string>;
  renderer: PageRenderer;
  pages: PageCache<PageResponse>;
  answers: ApiResponseCache;
  banner?: PageBanner;
  renderers: ReadonlyMap<string, RemoteRenderer>;
  /** Reasons by remote and part. */
  withoutParts: Record<string, Record<string, string>>;
  siteAt: (siteUrl: string) => SiteInfo;
  /** Forms that work without scripts, one per API path. */
  forms: readonly PlainForm[];
  /** The site's subject, from the remotes. */
  profile: SiteProfile;
  navigation: Navigation;
  llms: readonly LlmsSection[];
  processes: () => Record<string, RendererHealth>;
  /** Headers of pages that are the same for all visitors. They are cached with the page. */
  sharedHeaders?: (path: string) => Record<string, string>;
}

interface SiteRevisionOptions {
  frame: FrameRenderer;
  settings: RenderSettings;
  pageBytes: number;
  banner?: PageBanner | undefined;
}

export function siteRevision(
  loader: CompositionLoader,
  { frame, settings, pageBytes, banner }: SiteRevisionOptions,
): SiteRevision {
  const { document, up } = loader;
  const loaded = Object.fromEntries(Object.entries(up).map(([name, remote]) => [name, remote.loaded]));
  const renderers = new Map(Object.entries(up).map(([name, { lease }]) => [name, lease.renderer]));
  const composition = browserPart(document, loaded);
  const { navigation, forms, profile, llms } = composeParts(document, composition.routes, up, settings.log);
  const pages = new PageCache<PageResponse>(pageBytes);
  const preloads = Object.fromEntries(Object.entries(loaded).map(([name, remote]) => [name, preloadsOf(remote)]));
  return {
    document,
    composition,
    loaded,
    get failures() {
      return loader.failures;
    },
    renderer: new PageRenderer({
      composition,
      navigation,
      profile,
      renderers,
      frame,
      banner,
      preloads,
      settings,
    }),
    pages,
    answers: new ApiResponseCache(),
    ...(banner && { banner }),
    renderers,
    withoutParts: Object.fromEntries(Object.entries(up).map(([name, { offered }]) => [name, offered.failures])),
    siteAt: (siteUrl) => siteInfo(settings, siteUrl),
    forms,
    profile,
    navigation,
    llms,
    processes: () => Object.fromEntries([...renderers].map(([name, renderer]) => [name, renderer.health()])),
  };
}

/** True if a remote or part has become available since the revision was created. */
export function hasGained({ up }: Pick<CompositionLoader, 'up'>, { loaded, withoutParts }: SiteRevision): boolean {
  return Object.entries(up).some(
    ([name, { offered }]) =>
      !loaded[name] || Object.keys(offered.failures).length < Object.keys(withoutParts[name] ?? {}).length,
  );
}

function preloadsOf({ descriptor: { browser } }: LoadedRelease): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(browser.exposes).map(([module, files]) => [module, files.map(withinBrowser)]),
  );
}
