import { GlobalStyle } from '@site/shell-contract/global-style';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../../app/frame/app.tsx';
import type { AppServices } from '../../../app/services/app-services.tsx';

interface Rendered {
  body: string;
  styles: string;
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
