import { minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { noticeSheet } from '../notices/notice-sheet.ts';
import { PAGE_ID } from '../page-state.ts';
import { TryAgain } from './try-again.tsx';

// In sight for as long as the page is, and after its end: it covers nothing that cannot be scrolled free.
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

const Sheet = styled.div<{ $destructive: boolean }>`
  ${noticeSheet}
  align-items: center;
`;

interface StaticFallbackPageProps {
  /** The markup that the server sent. */
  html: string;
  /** Said with a word about what fails. Not at once: what was hydrated has none of it. */
  retry?: (() => void) | undefined;
}

/** The server's page, left to be read, where its remote's code has not come or has failed before anything was done with it. */
export function StaticFallbackPage({ html, retry }: StaticFallbackPageProps) {
  return (
    <>
      {/* The very markup that stands there: React keeps the elements as they are, and so does the visitor's place on the page. */}
      <div id={PAGE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {retry ? (
        <Place role="alert">
          <Sheet $destructive>
            <div>
              <strong>Part of this page did not start</strong>
              You can read it, but its fields and buttons may not answer.
            </div>
            <TryAgain retry={retry} />
          </Sheet>
        </Place>
      ) : null}
    </>
  );
}
