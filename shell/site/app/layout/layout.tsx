import { minWidth } from '@site/shell-contract';
import type { SiteInfo } from '@site/shell-contract';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer, FOOTER_HEIGHT } from './footer.tsx';
import { Header, HEADER_HEIGHT } from './header.tsx';
import type { Search } from './use-found.ts';
import type { Navigation } from './navigation.ts';
import { SkipLink } from './skip-link.ts';

// Leaves the footer its room in the window, and does not shrink as it comes.
const Main = styled.main`
  ${minWidth.mobile} {
    min-height: calc(100vh - ${HEADER_HEIGHT} - ${FOOTER_HEIGHT});
  }
  @media print {
    min-height: 0;
  }
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
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Suspense>
        <Header site={site} navigation={navigation} search={search} />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      <Suspense>
        <Footer site={site} year={year} navigation={navigation} />
      </Suspense>
      <Suspense>
        <BottomBar links={navigation.bottom} />
      </Suspense>
      <BackToTop />
    </>
  );
}
