import { GlobalStyle } from '@site/shell-contract/global-style';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../../app/app.tsx';
import type { AppServices } from '../../../app/app-services.tsx';

interface Rendered {
  body: string;
  styles: string;
}

/** Renders the whole site at an address. Rejects with what its code throws. */
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

/** The same in every document. */
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
 * All of it or nothing: what throws within a `<Suspense>`, React would leave to the browser, and go on. Told of errors it is by the renderer that can
 * stream; nothing here waits for data, so that all is ready in one go and no part is sent behind the others.
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
