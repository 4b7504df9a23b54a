import { color, minWidth, radius, space, type SiteInfo, type SiteTexts } from '@site/shell-contract';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackToTop } from './back-to-top.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header, HEADER_HEIGHT } from './header.tsx';
import type { Search } from './use-header-search.ts';
import type { Navigation } from './navigation.ts';

/** The footer's minimum height in wide windows. */
export const FOOTER_HEIGHT = '26.25rem';

// Reserves space for the footer, so that it does not shift while the page loads.
const Main = styled.main`
  ${minWidth.mobile} {
    min-height: calc(100vh - ${HEADER_HEIGHT} - ${FOOTER_HEIGHT});
  }
  @media print {
    min-height: 0;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 40;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  transform: translateY(-200%);
  &:hover {
    color: ${color.onAccent};
  }
  &:focus {
    transform: none;
  }
`;

interface LayoutProps {
  site: SiteInfo;
  navigation: Navigation;
  texts: SiteTexts;
  /** Without it, submitting a search on a phone only closes the panel. */
  search?: Search;
  /** Rendered on the server only. */
  footer: ReactNode;
  isEmbedded?: boolean | undefined;
  children: ReactNode;
}

/** With a Suspense boundary for each region, React hydrates them one by one and can handle input in between. */
export function Layout({ site, navigation, texts, search, footer, isEmbedded, children }: LayoutProps) {
  if (isEmbedded) return <main id="main">{children}</main>;
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Suspense>
        <Header site={site} navigation={navigation} texts={texts} search={search} />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      {footer}
      <Suspense>
        <BottomBar links={navigation.bottom} />
      </Suspense>
      <BackToTop />
    </>
  );
}
