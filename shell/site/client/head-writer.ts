import type { PageHead, SiteInfo } from '@site/shell-contract';

interface HeadWriterOptions {
  site: SiteInfo;
  /** Describes the social image. */
  imageAlt: string;
  /** The page whose metadata the document came with, if it came with any. */
  writtenFor: string | undefined;
}

/** Writes the metadata of the page that is shown. The first page's is the server's work, so the code for it comes with the first navigation. */
export function createHeadWriter({ site, imageAlt, writtenFor }: HeadWriterOptions): (head: PageHead) => void {
  let isServers = writtenFor !== undefined;
  return (head) => {
    const isWritten = isServers && location.pathname === writtenFor;
    isServers = false;
    if (isWritten) return;
    // A head that cannot be written costs a title and no page.
    void import('./write-head.ts')
      .then(({ writeHead }) => writeHead(head, site, imageAlt))
      .catch((error: unknown) => console.warn(error));
  };
}
