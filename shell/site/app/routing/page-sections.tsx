import type { ReactNode } from 'react';

/** A section as the page holds it. One that shows nothing leaves nothing. */
export function renderedSection(name: string, content: ReactNode): ReactNode {
  return content === null || content === undefined ? null : <div data-section={name}>{content}</div>;
}

/** A section that the server sent, left as it stands: there is nothing to hydrate. */
export function sentSection(name: string, html: string): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- the server's own markup, unchanged
  return <div data-section={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
