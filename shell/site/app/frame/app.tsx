import { SiteLinksContext } from '@site/shell-contract';
import { useCallback } from 'react';
import { type AppServices, AppServicesProvider } from '../services/app-services.tsx';
import { Layout } from '../layout/layout.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import type { Search } from '../layout/use-header-search.ts';
import { Notices } from './notices.tsx';
import { FollowNavigation } from '../routing/follow-navigation.tsx';
import { FollowSectionLinks } from '../routing/follow-section-links.tsx';
import { RouteOutlet } from '../routing/route-outlet.tsx';
import { SiteBoundary } from './site-boundary.tsx';

export function App({ services }: { services: AppServices }) {
  const find: Search = useCallback((text, onPartial) => search(services, text, onPartial), [services]);
  return (
    <AppServicesProvider value={services}>
      <SiteBoundary>
        <Notices>
          <Layout
            site={services.site}
            navigation={services.navigation}
            texts={services.texts}
            search={find}
            footer={services.footer}
            isEmbedded={services.isEmbedded}
          >
            <FollowNavigation />
            <FollowSectionLinks />
            <SiteLinksContext value={services.navigation.sitemap}>
              <RouteOutlet />
            </SiteLinksContext>
          </Layout>
          {services.remotes.partOwner('suggest') === undefined ? null : (
            <PaletteHost label={services.texts.searchField} search={find} />
          )}
        </Notices>
      </SiteBoundary>
    </AppServicesProvider>
  );
}

/** The search code is loaded with the first search. */
async function search(services: AppServices, ...asked: Parameters<Search>): ReturnType<Search> {
  const { searchSite } = await import('./search-site.ts');
  return searchSite(services, ...asked);
}
