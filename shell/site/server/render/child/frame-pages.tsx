import type { ApiClient } from '@site/api-contract';
import { EmptyState, type PageHead, PageLayout } from '@site/shell-contract';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { unlistedHead } from '../../../app/head/page-head.ts';
import { Layout } from '../../../app/layout/layout.tsx';
import { NOT_FOUND_HEAD } from '../../../app/pages/not-found-page.tsx';
import { PageSkeleton } from '../../../app/pages/page-skeleton.tsx';
import { FAILURE_HEADS } from '../../../app/pages/remote-failed-page.tsx';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { type AppServices, AppServicesProvider } from '../../../app/services/app-services.tsx';
import type { FramePageRequest, PageParts, RenderResponse } from '../render-messages.ts';
import { appServices, renderApp, renderStyled } from './remote-page.tsx';

const NOT_OPENED = 'You haven’t opened this page on this device before, so we need a connection to show it.';
const OFFLINE_HEAD = unlistedHead('You’re offline', NOT_OPENED);
/** The page's own head replaces it. */
const APP_SHELL_HEAD = unlistedHead('Opening offline', 'This page is being opened offline.');

export async function renderFramePage(
  request: FramePageRequest,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  return { kind: 'page', page: await framePage(request, remotes, api) };
}

async function framePage(request: FramePageRequest, remotes: RemoteModules, api: ApiClient): Promise<PageParts> {
  const { says, route, path, search } = request;
  const services = appServices(request, { remotes, api, route });
  if (says === 'offline')
    return renderBare(services, path, OFFLINE_HEAD, <OfflinePage text={request.offlineText ?? ''} />);
  if (says === 'app-shell') return renderBare(services, path, APP_SHELL_HEAD, <PageSkeleton />);
  // No remote is registered in this process, so this load fails and sets the failed state.
  if (says === 'remote-failed' && route) await remotes.load(route.remote, route.module).catch(() => {});
  const rendered = await renderApp(services, path + search);
  return {
    ...rendered,
    status: 404,
    head: says === 'not-found' ? NOT_FOUND_HEAD : FAILURE_HEADS.unavailable,
    keep: true,
  };
}

/** Renders a page that appears at any URL, so it cannot be hydrated. */
async function renderBare(services: AppServices, path: string, head: PageHead, page: ReactElement): Promise<PageParts> {
  const rendered = await renderStyled(
    <StaticRouter location={path}>
      <AppServicesProvider value={services}>
        <Layout>{page}</Layout>
      </AppServicesProvider>
    </StaticRouter>,
  );
  return { ...rendered, status: 200, head, keep: true };
}

/** The empty `href` retries the requested URL. */
function OfflinePage({ text }: { text: string }) {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="You’re offline" action={<a href="">Try again</a>}>
        {NOT_OPENED + (text && ` ${text}`)}
      </EmptyState>
    </PageLayout>
  );
}
