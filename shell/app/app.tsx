import { type AppServices, AppServicesProvider } from './app-services.tsx';
import { Layout } from './layout/layout.tsx';
import { Notices } from './notices/notices.tsx';
import { FollowNavigation } from './routing/follow-navigation.tsx';
import { searchConverters } from './remotes/search-converters.ts';
import { FollowSectionLinks } from './routing/follow-section-links.tsx';
import { RouteOutlet } from './routing/route-outlet.tsx';
import { SiteBoundary } from './site-boundary.tsx';

/** The whole site, inside a router. The same on the server and in the browser. */
export function App({ services }: { services: AppServices }) {
  return (
    <AppServicesProvider value={services}>
      <SiteBoundary>
        <Notices>
          <Layout site={services.site} year={services.year} navigation={services.navigation} search={(text) => searchConverters(services, text)}>
            <FollowNavigation />
            <FollowSectionLinks />
            <RouteOutlet />
          </Layout>
        </Notices>
      </SiteBoundary>
    </AppServicesProvider>
  );
}
