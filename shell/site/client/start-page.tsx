import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createApiClient } from '@site/api-contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { replayClicks } from '../app/early-clicks.ts';
import { App } from '../app/app.tsx';
import { type AppServices, createPageLoads } from '../app/services/app-services.tsx';
import { PAGE_ID, PAGE_STATE_ID, type PageState } from '../app/page-state.ts';
import { COMPOSITION_HEADER } from '../app/remotes/browser-composition.ts';
import { RemoteModules } from '../app/remotes/remote-modules.ts';
import { matchRoute } from '../app/routing/match-route.ts';
import { FOOTER, SentSection } from '../app/routing/page-sections.tsx';
import { PageViews } from './analytics/page-views.ts';
import { reloadIfCompositionChanged } from './reload.ts';
import { loadByManifests, onHotUpdate, showFailures, showServerFailures } from './dev/development.ts';
import { type RemoteFailures, watchRemoteFailures } from './failures/remote-failures.ts';
import { createEntryPlugin, createStepPlugin } from './federation/federation-plugins.ts';
import { createIntegrityLookup, createDigestLoader } from './federation/release-files.ts';
import { replaceFailedScripts, createScriptSources } from './federation/script-sources.ts';
import { createHeadWriter } from './head/head-writer.ts';
import { RouteChanges } from './route-changes.tsx';
import { nextTask, whenIdle } from './scheduling.ts';

const isDevelopment = process.env['NODE_ENV'] === 'development';

export async function startPage(): Promise<void> {
  if (isDevelopment) showServerFailures();
  // Throws if the document was cut off. The page then works as it does without scripts.
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
  globalThis.__siteIntegrity = createIntegrityLookup(state.composition);
  const watched = watchRemoteFailures(state.composition);
  const failures = isDevelopment ? showFailures(watched) : watched;
  const sources = createScriptSources({ composition: state.composition, report: failures.reportFailure });
  globalThis.__siteScriptAddress = sources.nextUrl;
  replaceFailedScripts(sources);
  const views = new PageViews();
  const services = createServices(state, failures, views);
  // If this fails, visitors notice nothing.
  whenIdle(
    () => void import('./after-idle.ts').then(({ afterIdle }) => afterIdle(state, services, views)).catch(() => {}),
  );

  // Without the page's module, the server's markup stays as it is.
  await nextTask();
  const match = matchRoute(state.composition.routes, location.pathname);
  if (match) await services.remotes.load(match.remote, match.module).catch((error: unknown) => console.warn(error));
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <BrowserRouter>
      <RouteChanges>
        <App services={services} />
      </RouteChanges>
    </BrowserRouter>
  );
  if (state.isPlaceholder) createRoot(root).render(site);
  // In a transition, React hydrates for a few milliseconds at a time and handles input in between.
  else
    startTransition(
      () =>
        void hydrateRoot(root, site, {
          onRecoverableError: (error) => (console.error(error), failures.reportRecovered((error as Error).cause)),
        }),
    );
  await nextTask();
  root.removeAttribute('data-dormant');
  replayClicks(root);
  // Sections from the server don't update after an edit, so render them here.
  if (isDevelopment) onHotUpdate(() => services.loads.refresh());
}

function createServices(state: PageState, failures: RemoteFailures, views: PageViews): AppServices {
  return {
    ...state,
    ...failures,
    onAwake: replayClicks,
    remotes: new RemoteModules(isDevelopment ? loadByManifests(state.composition) : state.composition, {
      plugins: createPlugins(),
      prepare: createDigestLoader(state.composition),
      report: failures.reportFailure,
    }),
    api: createApiClient({ baseUrl: '', headers: { [COMPOSITION_HEADER]: state.composition.id } }),
    loads: createLoads(state.page),
    serverPage: readServerPage(),
    footer: readFooter(),
    writeHead: createHeadWriter({
      site: state.site,
      imageAlt: state.texts.socialImageAlt,
      writtenFor: state.isPlaceholder ? undefined : location.pathname,
      onWritten: (path) => views.note(path),
    }),
    refreshComposition: (by) => reloadIfCompositionChanged(state.composition, by),
  };
}

function createLoads(page: PageState['page']): AppServices['loads'] {
  const loads = createPageLoads();
  if (page) loads.give(location.pathname, page.kind === 'page' ? { ...page, sections: readSentSections() } : page);
  return loads;
}

/** Remotes share the federation runtime's core. In development, entries have no digest to check. */
function createPlugins() {
  return isDevelopment ? [provideRuntimeCore()] : [provideRuntimeCore(), createEntryPlugin(), createStepPlugin()];
}

function readServerPage(): AppServices['serverPage'] {
  const page = document.getElementById(PAGE_ID);
  return page ? { path: location.pathname, html: page.innerHTML } : undefined;
}

function readFooter() {
  const footer = document.querySelector(`[data-section="${FOOTER}"]`);
  return footer && <SentSection name={FOOTER} html={footer.innerHTML} />;
}

function readSentSections() {
  const sections = document.querySelectorAll<HTMLElement>(`#${PAGE_ID} [data-section]`);
  return Object.fromEntries(
    [...sections].map(({ dataset: { section: name = '' }, innerHTML }) => [
      name,
      <SentSection name={name} html={innerHTML} />,
    ]),
  );
}
