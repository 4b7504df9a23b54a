import { identityOf } from '@site/http-server/encoded-content';
import type { FormSubmission } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { SentPage } from '../../app/page-state.ts';
import { type MatchedRoute, matchRoute } from '../../app/routing/match-route.ts';
import { unavailablePage } from './unavailable-page.ts';
import { type ComposedDocument, composeDocument, exchangeComposition } from './document/compose-document.ts';
import type { PageBanner } from './document/page-banner.ts';
import { type DocumentContext, type DocumentInputs, documentInputs } from './document/document-inputs.ts';
import type { FrameRenderer } from './frame-renderer.ts';
import { type FormerPage, inputsDigest, type ReuseKey } from './reuse-key.ts';
import type { FramePageRequest, PageAddress, PageParts, RemotePageRequest } from './render-messages.ts';
import type { RemoteRenderer } from './remote-renderer.ts';
import { siteInfo } from './render-settings.ts';

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
      /** Of a remote's page. */
      basis?: ReuseKey | undefined;
    };

interface PageRendererOptions extends DocumentContext {
  navigation: Navigation;
  /** Remote to its renderer. A remote without one is away. */
  renderers: ReadonlyMap<string, RemoteRenderer>;
  frame: FrameRenderer;
  /** Said above every page. */
  banner?: PageBanner | undefined;
}

/** Where the service worker finds the page that it shows without a network in place of those that were never seen. */
export const OFFLINE_PATH = '/offline';

/** And the document in which it has browsers render those that were never seen, once all that they are made of is kept. */
export const APP_SHELL_PATH = '/_offline';

const APP_SHELL_BANNER: PageBanner = {
  says: 'You are offline. Conversions still work; sending a message needs a connection.',
  link: { label: 'Try again', to: '' },
  isOffline: true,
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

    const renderer = renderers.get(match.remote);
    const order = orderOf(address, match, submission);
    const response = await renderer?.render(order);
    if (response?.kind === 'redirect') return { kind: 'redirect', location: response.to };
    if (renderer && response?.kind === 'page') {
      const around = documentInputs(this.#options, address, { scripts: submission ? 'bare' : match, banner });
      const document = this.#document(response.page, around, path);
      const { status, keep } = response.page;
      if (document)
        return rendered(document, {
          status,
          keep,
          basis: document.slot && { renderer, inputs: inputsDigest(order, around.frame), slot: document.slot },
        });
    }
    return this.#frame({ ...address, says: 'remote-failed', route: order.route }, 503, banner);
  }

  /**
   * What `render` would make of a page that another revision has kept, where nothing of it is another but the composition: this one is put into it.
   * Undefined where something is. Whether a page is out of date is decided here and nowhere else.
   */
  async reuse(request: PageRequest, { basis, bodies }: FormerPage): Promise<RenderedPage | undefined> {
    const { composition, renderers, banner } = this.#options;
    const match = matchRoute(composition.routes, request.path);
    if (!basis || !match || renderers.get(match.remote) !== basis.renderer) return undefined;
    const address = this.#addressOf(request);
    const { frame, sent } = documentInputs(this.#options, address, { scripts: match, banner });
    if (inputsDigest(orderOf(address, match), frame) !== basis.inputs) return undefined;
    const document = exchangeComposition((await identityOf(bodies)).toString(), basis.slot, frame, sent);
    return rendered(document, { status: 200, keep: true, basis: { ...basis, slot: document.slot ?? basis.slot } });
  }

  /** The page that stands in for all pages of a preview which is not there. */
  async renderPreviewAway(request: PageRequest): Promise<RenderedPage> {
    return this.#frame({ ...this.#addressOf(request), says: 'preview-away' }, 503, request.banner);
  }

  #addressOf({ path, search, siteUrl }: PageRequest): PageAddress {
    const { composition, navigation, settings } = this.#options;
    return {
      path,
      search,
      site: siteInfo(settings, siteUrl),
      year: new Date().getUTCFullYear(),
      composition: composition.id,
      navigation,
    };
  }

  async #frame(page: FramePageRequest, status: 200 | 404 | 503, banner?: PageBanner): Promise<RenderedPage> {
    const parts = await this.#options.frame.render(page);
    // The offline page stands at any address and for a long time, so no script of the site runs in it; what is away is no page of the revision in force.
    const scripts = page.says === 'offline' || page.says === 'preview-away' ? 'bare' : undefined;
    // In this document browsers show any page without a network.
    const isAppShell = page.says === 'app-shell';
    const around = documentInputs(this.#options, page, {
      scripts,
      banner,
      isStopgap: status === 503 || isAppShell,
      namesAll: isAppShell,
    });
    const document = parts && this.#document(parts, around, page.path);
    return document
      ? rendered(document, { status, keep: parts.keep && status !== 503 })
      : { kind: 'document', ...unavailablePage(), status: 503, keep: false };
  }

  /** Undefined where the parts make no document. */
  #document(parts: PageParts, { frame, sent }: DocumentInputs, path: string): ComposedDocument | undefined {
    try {
      return composeDocument({ ...parts, sent: sentPage(parts) }, frame, sent);
    } catch (error) {
      // Its data may be nested too deeply to be written.
      this.#options.settings.log.error(error, `No document can be made of ${path}`);
      return undefined;
    }
  }
}

function orderOf(
  address: PageAddress,
  { pattern, remote, module }: MatchedRoute,
  submission?: FormSubmission,
): RemotePageRequest {
  return { ...address, route: { pattern, remote, module }, submission };
}

function rendered(
  { html, policy }: ComposedDocument,
  rest: Omit<Extract<RenderedPage, { kind: 'document' }>, 'kind' | 'html' | 'policy'>,
): RenderedPage {
  return { kind: 'document', html, policy, ...rest };
}

function sentPage({ loaded, head }: PageParts): SentPage | undefined {
  return loaded?.kind === 'page' ? { ...loaded, head } : loaded;
}
