import type { ApiClient } from '@site/api-contract';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { AppServices } from '../../../app/services/app-services.tsx';
import { Layout } from '../../../app/layout/layout.tsx';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { PageSkeleton } from '../../../app/pages/page-skeleton.tsx';
import { createPageLoads } from '../../../app/services/page-loads.ts';
import { NOT_FOUND_HEAD, REMOTE_FAILED_HEAD } from '../../../app/routing/page-head.ts';
import type { FramePageRequest, RenderResponse } from '../render-messages.ts';
import { APP_SHELL_HEAD, OFFLINE_PAGE_HEAD, OfflinePage } from './offline-page.tsx';
import { NOT_READY_HEAD, NotReadyPage } from './not-ready-page.tsx';
import { renderApp, renderStyled } from './render-app.tsx';
import { siteFooter } from './site-footer.tsx';

export async function renderFramePage(
  request: FramePageRequest,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  if (request.says === 'offline')
    return {
      kind: 'page',
      page: {
        status: 200,
        head: OFFLINE_PAGE_HEAD,
        ...(await renderBare(request, <OfflinePage text={request.offlineText} />)),
        keep: true,
      },
    };
  if (request.says === 'app-shell')
    return {
      kind: 'page',
      page: { status: 200, head: APP_SHELL_HEAD, ...(await renderBare(request, <PageSkeleton />)), keep: true },
    };
  if (request.says === 'not-ready')
    return {
      kind: 'page',
      page: { status: 404, head: NOT_READY_HEAD, ...(await renderBare(request, <NotReadyPage />)), keep: false },
    };
  const { says, route, path, search, site, navigation, texts } = request;
  // No remote is registered in this process, so this load fails and sets the failed state.
  if (says === 'remote-failed' && route) await remotes.load(route.remote, route.module).catch(() => {});
  const services: AppServices = {
    site,
    navigation,
    texts,
    footer: siteFooter(request),
    composition: { id: '', remotes: {}, routes: route ? [route] : [], parts: {} },
    remotes,
    api,
    loads: createPageLoads(),
  };
  const rendered = await renderApp(services, path + search);
  return {
    kind: 'page',
    page: { status: 404, head: says === 'not-found' ? NOT_FOUND_HEAD : REMOTE_FAILED_HEAD, ...rendered, keep: true },
  };
}

/** Shown at any address, so it cannot be hydrated. Layout only. */
function renderBare(request: FramePageRequest, page: ReactElement) {
  const { site, navigation, texts, path } = request;
  return renderStyled(
    <StaticRouter location={path}>
      <Layout site={site} navigation={navigation} texts={texts} footer={siteFooter(request)}>
        {page}
      </Layout>
    </StaticRouter>,
  );
}
