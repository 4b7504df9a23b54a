import type { FormSubmission } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { SentPage } from '../../app/page-state.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { type MatchedRoute, matchRoute } from '../../app/routing/match-route.ts';
import { unavailablePage } from '../cache/unavailable-page.ts';
import { composeDocument } from './document/compose-document.ts';
import type { PageBanner } from './document/page-banner.ts';
import { sentComposition } from './document/sent-composition.ts';
import type { FrameRenderer } from './frame-renderer.ts';
import type { FramePageRequest, PageAddress, PageParts } from './render-messages.ts';
import type { RemoteRenderer } from './remote-renderer.ts';
import { type RenderSettings, siteInfo } from './render-settings.ts';

export interface PageRequest {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** Public origin. */
  siteUrl: string;
  /** A form of the page's that was not accepted. The page is then shown without scripts: it stands at the form's address. */
  submission?: FormSubmission;
  /** Said above this page, in place of what stands above all of the revision. */
  banner?: PageBanner | undefined;
}

export type RenderedPage =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      html: string;
      /** The Content-Security-Policy that belongs to this very document. */
      policy: string;
      /** False for a page made of stopgaps, which the next visitor should not get from memory. */
      keep: boolean;
    };

interface PageRendererOptions {
  composition: BrowserComposition;
  navigation: Navigation;
  /** Remote to its renderer. A remote without one is away. */
  renderers: ReadonlyMap<string, RemoteRenderer>;
  frame: FrameRenderer;
  /** Said above every page. */
  banner?: PageBanner | undefined;
  /** Remote to exposed module to the scripts that a page of it needs at once, relative to the remote's base. */
  preloads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  settings: RenderSettings;
}

interface DocumentOptions {
  /** `bare` for none, else the route whose scripts the page needs at once. */
  scripts: MatchedRoute | 'bare' | undefined;
  banner: PageBanner | undefined;
  /** True where browsers are to render the page on their own. */
  isStopgap?: boolean;
}

/** Where the service worker finds the page that it shows without a network in place of those that were never seen. */
export const OFFLINE_PATH = '/offline';

/** And the document in which it has browsers render those that were never seen, once all that they are made of is kept. */
export const APP_SHELL_PATH = '/_offline';

const APP_SHELL_BANNER: PageBanner = {
  says: 'You are offline. Everything converts all the same; sending a message needs a connection.',
  link: { label: 'Try again', to: '' },
};

/** Answers the addresses of one revision. Whatever a remote does: it answers, within the time limit, and never rejects. */
export class PageRenderer {
  readonly #options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    const { path, submission, banner = this.#options.banner } = request;
    const { composition, renderers } = this.#options;
    const address = this.#addressOf(request);
    if (path === OFFLINE_PATH) return this.#frame({ ...address, says: 'offline' }, 200);
    if (path === APP_SHELL_PATH) return this.#frame({ ...address, says: 'app-shell' }, 200, APP_SHELL_BANNER);
    const match = matchRoute(composition.routes, path);
    if (!match) return this.#frame({ ...address, says: 'not-found' }, 404, banner);

    const { pattern, remote, module } = match;
    const route = { pattern, remote, module };
    const response = await renderers.get(remote)?.render({ ...address, route, submission });
    if (response?.kind === 'redirect') return { kind: 'redirect', location: response.to };
    const document = response?.kind === 'page' ? this.#document(response.page, response.page.status, address, { scripts: submission ? 'bare' : match, banner }) : undefined;
    return document ?? this.#frame({ ...address, says: 'remote-failed', route }, 503, banner);
  }

  /** The page that stands in for all pages of a preview which is not there. */
  async renderPreviewAway(request: PageRequest): Promise<RenderedPage> {
    return this.#frame({ ...this.#addressOf(request), says: 'preview-away' }, 503, request.banner);
  }

  #addressOf({ path, search, siteUrl }: PageRequest): PageAddress {
    const { composition, navigation, settings } = this.#options;
    return { path, search, site: siteInfo(settings, siteUrl), year: new Date().getUTCFullYear(), composition: composition.id, navigation };
  }

  async #frame(page: FramePageRequest, status: 200 | 404 | 503, banner?: PageBanner): Promise<RenderedPage> {
    const parts = await this.#options.frame.render(page);
    // The offline page stands at any address and for a long time, so no script of the site runs in it; what is away is no page of the revision in force.
    const scripts = page.says === 'offline' || page.says === 'preview-away' ? 'bare' : undefined;
    const document = parts && this.#document({ ...parts, keep: parts.keep && status !== 503 }, status, page, { scripts, banner, isStopgap: status === 503 || page.says === 'app-shell' });
    return document ?? { kind: 'document', ...unavailablePage(), status: 503, keep: false };
  }

  /** Undefined where the parts make no document. */
  #document(parts: PageParts, status: 200 | 404 | 503, { site, year, navigation, path }: PageAddress, { scripts, banner, isStopgap }: DocumentOptions): RenderedPage | undefined {
    const { composition, preloads, settings } = this.#options;
    const { assets, devServers } = settings;
    const { analyticsOrigin } = settings.measurement();
    const route = scripts === 'bare' ? undefined : scripts;
    const files = (route && preloads[route.remote]?.[route.module]) ?? [];
    // In this document browsers show any page without a network: it names everything.
    const sent = path === APP_SHELL_PATH ? composition : sentComposition(composition, route && { remote: route.remote, files });
    try {
      const document = composeDocument({
        head: parts.head,
        body: parts.body,
        styles: parts.styles,
        banner,
        styledComponents: assets.shared['styled-components'] as string,
        state: { site, year, navigation, composition: sent, analyticsOrigin, page: sentPage(parts), ...(isStopgap ? { isStopgap } : {}) },
        assets: scripts === 'bare' ? undefined : assets,
        preloads: files,
        // In development the scripts are asked for otherwise than the preloads would be.
        remote: route && !devServers ? sent.remotes[route.remote] : undefined,
        devServers,
      });
      return { kind: 'document', status, ...document, keep: parts.keep };
    } catch (error) {
      // Its data may be nested too deeply to be written.
      settings.log.error(error, `No document can be made of ${path}`);
      return undefined;
    }
  }
}

function sentPage({ loaded, head }: PageParts): SentPage | undefined {
  return loaded?.kind === 'page' ? { ...loaded, head } : loaded;
}
