import { type PageDefinition, PageServicesProvider } from '@site/shell-contract';
import { Activity, startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { AppServices } from '../../app/app-services.tsx';
import type { LoadedPage } from '../../app/routing/page-loads.ts';

interface Prerendered {
  services: AppServices;
  definition: PageDefinition;
  loaded: Extract<LoadedPage, { kind: 'page' }>;
  /** Path and query. */
  address: string;
}

/** What fails is told when the page is shown. */
const SILENT: RootOptions = { onUncaughtError: () => {}, onCaughtError: () => {}, onRecoverableError: () => {} };

/**
 * Renders a loaded page once beside the document, and lets go of it: its styles stand then and its code is compiled, which is most of what a
 * click waits for. Hidden, it is rendered with the lowest priority, and none of its effects runs.
 */
export function prerenderPage({
  services: { site, api },
  definition: { Page },
  loaded: { data, sections },
  address,
}: Prerendered): void {
  const stage = document.createElement('div');
  const root = createRoot(stage, SILENT);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.unmount();
  });
  observer.observe(stage, { childList: true });
  const services = { site, api, reload: () => {} };
  startTransition(() =>
    root.render(
      <Activity mode="hidden">
        <MemoryRouter initialEntries={[address]}>
          <PageServicesProvider value={services}>
            <Page data={data} sections={sections} />
          </PageServicesProvider>
        </MemoryRouter>
      </Activity>,
    ),
  );
}
