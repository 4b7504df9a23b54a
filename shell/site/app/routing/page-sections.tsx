import type { ReactNode } from 'react';

/** Returns null for a section without content. */
export function renderedSection(name: string, content: ReactNode): ReactNode {
  return content === null || content === undefined ? null : <div data-section={name}>{content}</div>;
}

/** The server's markup of a section, which is not hydrated. */
export function sentSection(name: string, html: string): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- the server's own markup, unchanged
  return <div data-section={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
