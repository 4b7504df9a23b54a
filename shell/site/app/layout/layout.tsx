import { color, minWidth, radius, space } from '@site/shell-contract';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppServices } from '../services/app-services.tsx';
import { BackToTop, BottomBar } from './bottom-bar.tsx';
import { Header, HEADER_HEIGHT } from './header.tsx';

/** Minimum height in wide windows. */
export const FOOTER_HEIGHT = '26.25rem';

// The footer must not shift while the page loads.
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

/** With a Suspense boundary around each region, React hydrates them one by one and can handle input in between. */
export function Layout({ children }: { children: ReactNode }) {
  const { footer, isEmbedded } = useAppServices();
  if (isEmbedded) return <main id="main">{children}</main>;
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Suspense>
        <Header />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      {footer}
      <Suspense>
        <BottomBar />
      </Suspense>
      <BackToTop />
    </>
  );
}
