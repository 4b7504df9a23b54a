import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../../app/app.tsx';
import type { AppServices } from '../../../app/app-services.tsx';

interface Rendered {
  body: string;
  styles: string;
}

/** Renders the whole site at an address. */
export function renderApp(services: AppServices, location: string): Rendered {
  return renderStyled(
    <StaticRouter location={location}>
      <App services={services} />
    </StaticRouter>,
  );
}

export function renderStyled(element: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(sheet.collectStyles(element));
    return { body, styles: sheet.getStyleElement().map(styleText).join('') };
  } finally {
    sheet.seal();
  }
}

function styleText({ props }: ReactElement): string {
  return (props as { dangerouslySetInnerHTML?: { __html: string } }).dangerouslySetInnerHTML?.__html ?? '';
}
