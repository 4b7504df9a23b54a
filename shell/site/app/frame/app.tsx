import { SiteLinksContext } from '@site/shell-contract';
import { type AppServices, AppServicesProvider } from '../services/app-services.tsx';
import { Layout } from '../layout/layout.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { Notices } from './notices.tsx';
import { FollowNavigation } from '../routing/follow-navigation.tsx';
import { FollowSectionLinks } from '../routing/follow-section-links.tsx';
import { RouteOutlet } from '../routing/route-outlet.tsx';
import { useSearch } from '../services/use-search.ts';
import { SiteBoundary } from './site-boundary.tsx';

export function App({ services }: { services: AppServices }) {
  const find = useSearch(services);
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
