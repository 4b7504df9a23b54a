import { type PageDefinition, PageServicesProvider } from '@site/shell-contract';
import { Activity, startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { AppServices } from '../../app/services/app-services.tsx';
import type { LoadedPage } from '../../app/services/page-loads.ts';

interface Prerendered {
  services: AppServices;
  definition: PageDefinition;
  loaded: Extract<LoadedPage, { kind: 'page' }>;
  address: string;
}

/** Errors are reported when the page is shown. */
const SILENT: RootOptions = { onUncaughtError: () => {}, onCaughtError: () => {}, onRecoverableError: () => {} };

/**
 * Renders a page once outside the document, which leaves behind styles and compiled code. Hidden, it has the lowest
 * priority and runs no effects.
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
