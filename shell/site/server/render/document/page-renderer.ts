import type { FormSubmission, SiteProfile } from '@site/shell-contract';
import type { Navigation } from '../../../app/layout/navigation.ts';
import type { SentPage } from '../../../app/page-state.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { unavailablePage } from '../unavailable-page.ts';
import { type ComposedDocument, composeDocument } from './compose-document.ts';
import type { PageBanner } from './page-banner.ts';
import { type DocumentContext, type DocumentInputs, documentInputs } from './document-inputs.ts';
import type { FrameRenderer } from '../frame-renderer.ts';
import type { FramePageRequest, PageAddress, PageParts } from '../render-messages.ts';
import type { RemoteRenderer } from '../remote-renderer.ts';
import { siteInfo } from '../render-settings.ts';

export interface PageRequest {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  siteUrl: string;
  /** A rejected form. The response is at the form's address, so the page has no scripts. */
  submission?: FormSubmission;
  banner?: PageBanner | undefined;
}

export type PageRendering =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      html: string;
      /** Content-Security-Policy for this exact document. */
      policy: string;
      /** False for a degraded page, which must not be cached. */
      keep: boolean;
      isEmbedded?: boolean;
    };

interface PageRendererOptions extends DocumentContext {
  navigation: Navigation;
  /** By remote. A remote without a renderer is unavailable. */
  renderers: ReadonlyMap<string, RemoteRenderer>;
  frame: FrameRenderer;
  banner?: PageBanner | undefined;
}

/** The service worker caches this page and shows it offline for pages that it has not cached. */
export const OFFLINE_PATH = '/offline';

/** In this document, the browser renders uncached pages offline. */
export const APP_SHELL_PATH = '/_offline';

/** Renders the pages of one revision. Responds within the time limit and never rejects, even if a remote fails. */
export class PageRenderer {
  readonly #options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  async render(request: PageRequest): Promise<PageRendering> {
    const { path, submission, banner = this.#options.banner } = request;
    const { composition, renderers, profile } = this.#options;
    const address = this.#addressOf(request);
    if (path === OFFLINE_PATH)
      return this.#framePage({ ...address, says: 'offline', offlineText: profile.offline.page }, 200);
    if (path === APP_SHELL_PATH) return this.#framePage({ ...address, says: 'app-shell' }, 200, offlineBanner(profile));
    const match = matchRoute(composition.routes, path);
    if (!match) return this.#framePage({ ...address, says: 'not-found' }, 404, banner);

    const renderer = renderers.get(match.remote);
    const { pattern, remote, module } = match;
    const route = { pattern, remote, module };
    const response = await renderer?.render({ ...address, route, submission });
    if (response?.kind === 'redirect') return { kind: 'redirect', location: response.to };
    if (renderer && response?.kind === 'page') {
      const around = documentInputs(this.#options, address, { scripts: submission ? 'bare' : match, banner });
      const document = this.#document(response.page, around, path);
      const { status, keep } = response.page;
      if (document) return { kind: 'document', ...document, status, keep };
    }
    return this.#framePage({ ...address, says: 'remote-failed', route }, 503, banner);
  }

  async renderNotReady(request: PageRequest): Promise<PageRendering> {
    return this.#framePage({ ...this.#addressOf(request), says: 'not-ready' }, 503, request.banner);
  }

  #addressOf({ path, search, siteUrl }: PageRequest): PageAddress {
    const { composition, navigation, profile, settings } = this.#options;
    return {
      path,
      search,
      site: siteInfo(settings, siteUrl),
      year: new Date().getUTCFullYear(),
      composition: composition.id,
      navigation,
      texts: profile.texts,
    };
  }

  async #framePage(page: FramePageRequest, status: 200 | 404 | 503, banner?: PageBanner): Promise<PageRendering> {
    const parts = await this.#options.frame.render(page);
    // The offline page can appear at any address, and a revision that is not ready has no scripts: neither runs
    // scripts.
    const scripts = page.says === 'offline' || page.says === 'not-ready' ? 'bare' : undefined;
    const isAppShell = page.says === 'app-shell';
    const around = documentInputs(this.#options, page, {
      scripts,
      banner,
      isStopgap: status === 503 || isAppShell,
      namesAll: isAppShell,
    });
    const document = parts && this.#document(parts, around, page.path);
    return document
      ? { kind: 'document', ...document, status, keep: parts.keep && status !== 503 }
      : { kind: 'document', ...unavailablePage(), status: 503, keep: false };
  }

  #document(parts: PageParts, { frame, sent }: DocumentInputs, path: string): ComposedDocument | undefined {
    try {
      return composeDocument({ ...parts, sent: sentPage(parts) }, frame, sent);
    } catch (error) {
      // Deeply nested data cannot be serialized.
      this.#options.settings.log.error(error, `Cannot create the document of ${path}`);
      return undefined;
    }
  }
}

function offlineBanner({ offline }: SiteProfile): PageBanner {
  return { says: `You’re offline. ${offline.banner}`, link: { label: 'Try again', to: '' }, isOffline: true };
}

function sentPage({ loaded, head }: PageParts): SentPage | undefined {
  return loaded?.kind === 'page' ? { ...loaded, head } : loaded;
}
