import { SiteLinksContext } from '@site/shell-contract';
import { Component, type ReactNode } from 'react';
import { type AppServices, AppServicesProvider, useSearch } from '../services/app-services.tsx';
import { Layout } from '../layout/layout.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { Notices } from './notices.tsx';
import { FollowNavigation } from '../routing/follow-navigation.tsx';
import { FollowSectionLinks } from '../routing/follow-section-links.tsx';
import { RouteOutlet } from '../routing/route-outlet.tsx';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';

export function App({ services }: { services: AppServices }) {
  const find = useSearch(services);
  const hasPalette = !services.isEmbedded && services.remotes.partOwner('suggest') !== undefined;
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
          {hasPalette ? <PaletteHost label={services.texts.searchField} search={find} /> : null}
        </Notices>
      </SiteBoundary>
    </AppServicesProvider>
  );
}

/** Catches errors outside pages, such as when an extension removed elements, so that the document never goes blank. */
class SiteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <RemoteFailedPage reason="broken" retry={() => location.reload()} />
      </main>
    );
  }
}
