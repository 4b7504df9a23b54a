import type { PageHead, SiteInfo } from '@site/shell-contract';

interface HeadWriterOptions {
  site: SiteInfo;
  imageAlt: string;
  /** Path whose metadata the server wrote. */
  writtenFor: string | undefined;
}

/** The server wrote the first page's metadata, so the code loads with the first navigation. */
export function createHeadWriter({ site, imageAlt, writtenFor }: HeadWriterOptions): (head: PageHead) => void {
  let isServers = writtenFor !== undefined;
  return (head) => {
    const isWritten = isServers && location.pathname === writtenFor;
    isServers = false;
    if (isWritten) return;
    // The page works without its metadata.
    void import('./write-head.ts')
      .then(({ writeHead }) => writeHead(head, site, imageAlt))
      .catch((error: unknown) => console.warn(error));
  };
}
