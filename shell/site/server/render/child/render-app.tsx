import { GlobalStyle } from '@site/shell-contract/global-style';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { ApiClient } from '@site/api-contract';
import type { FormSubmission } from '@site/shell-contract';
import { App } from '../../../app/frame/app.tsx';
import { Footer } from '../../../app/layout/footer.tsx';
import type { ComposedRoute } from '../../../app/remotes/browser-composition.ts';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { FOOTER, renderedSection } from '../../../app/routing/page-sections.tsx';
import type { AppServices } from '../../../app/services/app-services.tsx';
import { createPageLoads } from '../../../app/services/page-loads.ts';
import type { PageAddress, PageParts } from '../render-messages.ts';

type Rendered = Pick<PageParts, 'body' | 'styles'>;

interface ServicesOptions {
  remotes: RemoteModules;
  api: ApiClient;
  route: ComposedRoute | undefined;
  submission?: FormSubmission | undefined;
}

/** A remote sees only its own route. The server writes the composition into the document. */
export function appServices(address: PageAddress, { remotes, api, route, submission }: ServicesOptions): AppServices {
  const { site, navigation, texts } = address;
  return {
    ...{ site, navigation, texts, remotes, api, submission },
    footer: siteFooter(address),
    composition: { id: '', remotes: {}, routes: route ? [route] : [], parts: {} },
    loads: createPageLoads(),
  };
}

export function siteFooter({ site, year, navigation, texts }: PageAddress): ReactNode {
  return renderedSection(FOOTER, <Footer site={site} year={year} navigation={navigation} texts={texts} />);
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
    return { body, styles: globalStyles + stylesOf(sheet) };
  } finally {
    sheet.seal();
  }
}

const globalStyles = renderGlobalStyles();

function renderGlobalStyles(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  return stylesOf(sheet);
}

function stylesOf(sheet: ServerStyleSheet): string {
  return sheet.getStyleElement().map(styleText).join('');
}

/**
 * Rejects on any error, which React would otherwise leave to the browser inside `<Suspense>`. Only the streaming
 * renderer reports such errors.
 */
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
