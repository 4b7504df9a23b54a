import type { PageHead, SiteInfo } from '@site/shell-contract';

interface HeadWriterOptions {
  site: SiteInfo;
  imageAlt: string;
  /** Path whose metadata the server wrote. */
  writtenFor: string | undefined;
  onWritten: (path: string) => void;
}

/** The server wrote the first page's metadata, so the code loads with the first navigation. */
export function createHeadWriter(options: HeadWriterOptions): (head: PageHead) => void {
  const { site, imageAlt, writtenFor, onWritten } = options;
  let isServers = writtenFor !== undefined;
  return (head) => {
    const path = location.pathname;
    const isWritten = isServers && path === writtenFor;
    isServers = false;
    if (isWritten) return;
    // If loading fails, the page still works without its metadata.
    void import('./write-head.ts')
      .then(({ writeHead }) => {
        writeHead(head, site, imageAlt);
        onWritten(path);
      })
      .catch((error: unknown) => console.warn(error));
  };
}
