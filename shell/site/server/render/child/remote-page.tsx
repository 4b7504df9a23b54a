import { GlobalStyle } from '@site/shell-contract/global-style';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { ApiClient } from '@site/api-contract';
import type { FormSubmission, SitemapContext } from '@site/shell-contract';
import { App } from '../../../app/app.tsx';
import { Footer } from '../../../app/layout/footer.tsx';
import type { ComposedRoute } from '../../../app/remotes/browser-composition.ts';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { FOOTER, renderSection } from '../../../app/routing/page-sections.tsx';
import type { AppServices } from '../../../app/services/app-services.tsx';
import { createPageLoads, type LoadedPage } from '../../../app/services/app-services.tsx';
import type { PageUrl, PageParts, PartRequest, RemotePageRequest, RenderResponse } from '../render-messages.ts';
import { RemoteModuleError } from '../../../app/remotes/remote-module-error.ts';
import { loadPage, createPageContext } from '../../../app/routing/load-page.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { NOT_FOUND_HEAD } from '../../../app/pages/not-found-page.tsx';

type Rendered = Pick<PageParts, 'body' | 'styles'>;

export async function renderRemotePage(
  request: RemotePageRequest,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  const { route, path, search, submission } = request;
  const match = matchRoute([route], path);
  if (!match) throw new Error(`${path} does not match the route ${route.pattern}`);
  const services = appServices(request, { remotes, api, route, submission });
  const definition = await remotes.load(route.remote, route.module);
  const frame = definition.isEmbeddable ? { isEmbedded: true } : {};
  const context = createPageContext(services, match, { pathname: path, search });
  const loaded = await loadPage(definition, context);
  if (loaded.kind === 'redirect') return loaded;
  services.loads.give(path, loaded);
  const isPlain = !definition.searchParams?.some((name) => context.search.has(name));
  const isDegraded = loaded.kind === 'page' && loaded.degraded !== undefined;
  const rendered = await renderApp({ ...services, ...frame }, path + search);
  return { kind: 'page', page: { ...rendered, ...describePage(loaded), ...frame, keep: isPlain && !isDegraded } };
}

function describePage(
  loaded: Exclude<LoadedPage, { kind: 'redirect' }>,
): Pick<PageParts, 'status' | 'head' | 'loaded'> {
  if (loaded.kind === 'not-found') return { status: 404, head: NOT_FOUND_HEAD, loaded };
  const { kind, data, head, status = 200 } = loaded;
  return { status, head, loaded: { kind, data } };
}

interface ServicesOptions {
  remotes: RemoteModules;
  api: ApiClient;
  route: ComposedRoute | undefined;
  submission?: FormSubmission | undefined;
}

/** A remote sees only its own route. The server writes the composition into the document. */
export function appServices(pageUrl: PageUrl, { remotes, api, route, submission }: ServicesOptions): AppServices {
  const { site, navigation, texts } = pageUrl;
  return {
    ...{ site, navigation, texts, remotes, api, submission },
    footer: renderSection(FOOTER, <Footer year={pageUrl.year} />),
    composition: { id: '', remotes: {}, routes: route ? [route] : [], parts: {} },
    loads: createPageLoads(),
  };
}

export function renderApp(services: AppServices, location: string): Promise<Rendered> {
  return renderStyled(
    <StaticRouter location={location}>
      <App services={services} />
    </StaticRouter>,
  );
}

export async function renderStyled(element: ReactElement): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const body = await renderWhole(sheet.collectStyles(element));
    return { body, styles: globalStyles + getStyles(sheet) };
  } finally {
    sheet.seal();
  }
}

const globalStyles = renderGlobalStyles();

function renderGlobalStyles(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  return getStyles(sheet);
}

function getStyles(sheet: ServerStyleSheet): string {
  return sheet.getStyleElement().map(styleText).join('');
}

/** Rejects on errors that React would leave to the browser. Only the streaming renderer reports them. */
function renderWhole(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    });
  });
}

function styleText({ props }: ReactElement): string {
  return (props as { dangerouslySetInnerHTML?: { __html: string } }).dangerouslySetInnerHTML?.__html ?? '';
}

/** Maximum length of the JSON. A response that exceeds the pipe's limit would kill the process. */
const MAX_PART_LENGTH = 2_000_000;

export async function readPart(
  { name, module, site }: PartRequest,
  remote: string,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  const exposed = await remotes.loadExposed<Record<string, unknown>>(remote, module);
  const offered = exposed?.[name];
  if (offered === undefined)
    throw new RemoteModuleError('EXPORT_MISSING', `The module ${module} does not export ${name}`);
  const data: unknown = isFunction(offered) ? await offered({ site, api }) : offered;
  const { length } = JSON.stringify(data) ?? '';
  if (length > MAX_PART_LENGTH)
    throw new RemoteModuleError(
      'PART_TOO_LARGE',
      `The part ${name} is too large: ${length} characters. The limit is ${MAX_PART_LENGTH}`,
    );
  return { kind: 'part', data };
}

function isFunction(offered: unknown): offered is (context: SitemapContext) => unknown {
  return typeof offered === 'function';
}
