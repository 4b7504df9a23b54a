import type { PageHead, SiteInfo } from '@site/shell-contract';

interface HeadWriterOptions {
  site: SiteInfo;
  /** Whether the document came with the metadata of the page that it shows first. */
  isWritten: boolean;
}

/** Writes the metadata of the page that is shown. The first page's is the server's work, so the code for it comes with the first navigation. */
export function createHeadWriter({ site, isWritten }: HeadWriterOptions): (head: PageHead) => void {
  let isServers = isWritten;
  return (head) => {
    if (!isServers) void import('./write-head.ts').then(({ writeHead }) => writeHead(head, site));
    isServers = false;
  };
}
