import { minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { NoticeSheet } from '../notices/notice-sheet.ts';
import { PAGE_ID } from '../page-state.ts';
import { TryAgain } from './remote-failed-page.tsx';

// The message stays visible while the page scrolls, and never covers the end of the page.
const Place = styled.div`
  position: sticky;
  bottom: calc(${space(18)} + env(safe-area-inset-bottom, 0px));
  z-index: 10;
  max-width: 40rem;
  margin: 0 auto ${space(4)};
  padding-inline: ${space(4)};
  ${minWidth.mobile} {
    bottom: ${space(4)};
  }
  @media print {
    display: none;
  }
`;

const Sheet = styled(NoticeSheet)`
  align-items: center;
`;

interface StaticFallbackPageProps {
  html: string;
  /** If set, a failure message appears. During hydration, the markup must not contain it. */
  retry?: (() => void) | undefined;
}

/** Shows the server's markup, because the remote's code failed on the first page of a visit. */
export function StaticFallbackPage({ html, retry }: StaticFallbackPageProps) {
  return (
    <>
      {/* The markup is identical to the server's, so React keeps the elements and the scroll position. */}
      <div id={PAGE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {retry ? (
        <Place role="alert">
          <Sheet $destructive>
            <div>
              <strong>Part of this page didn’t start</strong>
              You can read it and send its forms, but its buttons may not work.
            </div>
            <TryAgain retry={retry} />
          </Sheet>
        </Place>
      ) : null}
    </>
  );
}
