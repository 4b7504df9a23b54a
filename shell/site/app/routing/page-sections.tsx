import { useNumberFormat, type WrittenFormat } from '@site/shell-contract';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

export const FOOTER = 'footer';

export function renderSection(name: string, content: ReactNode): ReactNode {
  return content === null || content === undefined ? null : <RenderedSection name={name}>{content}</RenderedSection>;
}

function RenderedSection({ name, children }: { name: string; children: ReactNode }) {
  const element = useNumbersInFormat(children);
  return (
    <div data-section={name} ref={element}>
      {children}
    </div>
  );
}

/** The server's markup, which is not hydrated. */
export function SentSection({ name, html }: { name: string; html: string }) {
  const element = useNumbersInFormat(html);
  return (
    // eslint-disable-next-line no-restricted-syntax -- the server's own markup, unchanged
    <div data-section={name} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

const SERVED_FORMAT: WrittenFormat = 'comma-point';

/** Rewrites numbers in the document, because sections are never hydrated and prose is not a component. */
function useNumbersInFormat(content: ReactNode): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const hasRewritten = useRef(false);
  const format = useNumberFormat();
  useEffect(() => {
    if (format === SERVED_FORMAT && !hasRewritten.current) return;
    hasRewritten.current = true;
    let isOutdated = false;
    void import('./number-rewriting.client.ts')
      .then(({ rewriteNumbers }) => {
        if (element.current && !isOutdated) rewriteNumbers(element.current, format);
      })
      // Without the module, the numbers stay as they were served.
      .catch(() => {});
    return () => {
      isOutdated = true;
    };
  }, [format, content]);
  return element;
}
