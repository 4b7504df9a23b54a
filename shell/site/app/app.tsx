import { SiteLinksContext } from '@site/shell-contract';
import { Component, type ReactNode } from 'react';
import { Layout } from './layout/layout.tsx';
import { Notices } from './notices/notices.tsx';
import { RemoteFailedPage } from './pages/remote-failed-page.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { FollowNavigation } from './routing/follow-navigation.tsx';
import { RouteOutlet } from './routing/page-boundary.tsx';
import { type AppServices, AppServicesProvider, useAppServices, useSearch } from './services/app-services.tsx';

export function App({ services }: { services: AppServices }) {
  return (
    <AppServicesProvider value={services}>
      <SiteBoundary>
        <Notices>
          <Layout>
            <FollowNavigation />
            <SiteLinksContext value={services.navigation.sitemap}>
              <RouteOutlet />
            </SiteLinksContext>
          </Layout>
          <SitePalette />
        </Notices>
      </SiteBoundary>
    </AppServicesProvider>
  );
}

function SitePalette() {
  const { isEmbedded, remotes, texts } = useAppServices();
  const search = useSearch();
  if (isEmbedded || remotes.partOwner('suggest') === undefined) return null;
  return <PaletteHost label={texts.searchField} search={search} />;
}

/** Catches errors outside pages, such as after an extension removes elements, so that the document never goes blank. */
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
