import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { AppServices } from '../../app/app-services.tsx';
import { Layout } from '../../app/layout/layout.tsx';
import { composeDocument } from './compose-document.ts';
import { OFFLINE_HEAD, OFFLINE_PATH, OfflinePage } from './offline-page.tsx';
import type { RenderedPage } from './render-messages.ts';

/** The offline page in the site's frame. It stands at any address and for a long time, so no script of the site runs in it. */
export function offlineDocument({ site, year, composition }: AppServices): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter location={OFFLINE_PATH}>
          <Layout site={site} year={year}>
            <OfflinePage />
          </Layout>
        </StaticRouter>,
      ),
    );
    const state = { site, year, composition, queries: { mutations: [], queries: [] } };
    const document = composeDocument({ head: OFFLINE_HEAD, body, styleTags: sheet.getStyleTags(), state, assets: undefined, preloads: [], remote: undefined });
    return { kind: 'document', status: 200, ...document, keep: true };
  } finally {
    sheet.seal();
  }
}
