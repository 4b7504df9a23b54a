import { createApiClient } from '@site/api-contract';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import type { AppServices } from '../app/app-services.tsx';
import { PAGE_ID, PAGE_STATE_ID, type PageState } from '../app/page-state.ts';
import { createQueryClient } from '../app/query-client.ts';
import { integrityLookup, type BrowserComposition } from '../app/remotes/browser-composition.ts';
import { RemoteModules } from '../app/remotes/remote-modules.ts';
import { matchRoute } from '../app/routing/match-route.ts';
import { createHeadWriter } from './head-writer.ts';
import { onRouteChange, RouteChanges } from './route-changes.tsx';
import { whenIdle } from './when-idle.ts';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
globalThis.__siteIntegrity = integrityLookup(state.composition);

const queryClient = createQueryClient();
hydrate(queryClient, state.queries);

const remotes = new RemoteModules(state.composition);
const services: AppServices = {
  ...state,
  remotes,
  api: createApiClient({ baseUrl: '' }),
  reportDegraded: (reason) => console.warn('Showing built-in data:', reason),
  serverPage: readServerPage(),
  writeHead: createHeadWriter({ site: state.site, isWritten: process.env['NODE_ENV'] !== 'development' }),
  refreshComposition: reloadWhereComposedAnew,
};

void start();
// Nothing that a visitor sees: where this does not come, nobody need know.
whenIdle(() => void import('./after-idle.ts').then(({ afterIdle }) => afterIdle({ state, api: services.api, onRouteChange })).catch(() => {}));

async function start() {
  // The server's markup is hydrated with the page's own code, or, where that does not come, left as it is.
  const match = matchRoute(state.composition.routes, location.pathname);
  if (match) await remotes.load(match.remote, match.module).catch((error: unknown) => console.warn(error));
  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <BrowserRouter>
      <RouteChanges><App services={services} queryClient={queryClient} /></RouteChanges>
    </BrowserRouter>
  );
  // In development the server sends no markup, and for a page that it could not render, none of the page's.
  if (process.env['NODE_ENV'] === 'development' || state.isStopgap) createRoot(root).render(site);
  else hydrateRoot(root, site);
}

/** A page whose remote is away may be so because the site is composed otherwise by now: then it begins anew. */
async function reloadWhereComposedAnew() {
  const response = await fetch('/composition.json', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const current = (await response.json()) as BrowserComposition;
  if (current.id !== state.composition.id) location.reload();
}

function readServerPage(): AppServices['serverPage'] {
  const page = document.getElementById(PAGE_ID);
  if (!page) return undefined;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-section]')];
  return {
    path: location.pathname,
    html: page.innerHTML,
    sections: new Map(sections.map((section) => [section.dataset['section'] ?? '', section.innerHTML])),
  };
}
