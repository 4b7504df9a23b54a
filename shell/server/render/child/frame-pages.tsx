import type { ApiClient } from '@site/api-contract';
import { StaticRouter } from 'react-router-dom';
import type { AppServices } from '../../../app/app-services.tsx';
import { Layout } from '../../../app/layout/layout.tsx';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { createPageLoads } from '../../../app/routing/page-loads.ts';
import { NOT_FOUND_HEAD, REMOTE_FAILED_HEAD } from '../../../app/routing/shell-heads.ts';
import type { FramePageRequest, RenderResponse } from '../render-messages.ts';
import { OFFLINE_HEAD, OfflinePage } from './offline-page.tsx';
import { renderApp, renderStyled } from './render-app.tsx';

/** Renders a page of the shell's own, in the site's frame. No remote's code takes part in it. */
export async function renderFramePage(request: FramePageRequest, remotes: RemoteModules, api: ApiClient): Promise<RenderResponse> {
  if (request.says === 'offline') return { kind: 'page', page: { status: 200, head: OFFLINE_HEAD, ...renderOffline(request), keep: true } };
  const { says, route, path, search, site, year, navigation } = request;
  // No remote is registered in this process: its module is in the failed state from then on.
  if (says === 'remote-failed' && route) await remotes.load(route.remote, route.module).catch(() => {});
  const services: AppServices = {
    site,
    year,
    navigation,
    composition: { id: '', remotes: {}, routes: route ? [route] : [], parts: {} },
    remotes,
    api,
    loads: createPageLoads(),
  };
  const rendered = renderApp(services, path + search);
  return { kind: 'page', page: { status: 404, head: says === 'not-found' ? NOT_FOUND_HEAD : REMOTE_FAILED_HEAD, ...rendered, keep: true } };
}

/** Stands at any address and for a long time, so no script of the site runs in it: the layout alone. */
function renderOffline({ site, year, navigation, path }: FramePageRequest) {
  return renderStyled(
    <StaticRouter location={path}>
      <Layout site={site} year={year} navigation={navigation}>
        <OfflinePage />
      </Layout>
    </StaticRouter>,
  );
}
