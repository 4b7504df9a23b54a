import type { SiteInfo } from '@site/shell-contract';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Search } from './use-found.ts';
import type { Navigation } from './navigation.ts';
import { SkipLink } from './skip-link.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

interface LayoutProps {
  site: SiteInfo;
  /** The year of the copyright line: the server's, so that both sides write the same. */
  year: number;
  navigation: Navigation;
  /** Answers the search of phones. Without it the search only closes. */
  search?: Search;
  children: ReactNode;
}

/** Everything around a page. Within a boundary each, so that React takes them over one after another and answers the visitor in between. */
export function Layout({ site, year, navigation, search, children }: LayoutProps) {
  return (
    <Page>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Suspense><Header site={site} navigation={navigation} search={search} /></Suspense>
      <Main id="main" tabIndex={-1}><Suspense>{children}</Suspense></Main>
      <Suspense><Footer site={site} year={year} navigation={navigation} /></Suspense>
      <Suspense><BottomBar links={navigation.bottom} /></Suspense>
      <BackToTop />
    </Page>
  );
}
