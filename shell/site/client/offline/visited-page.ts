/** What a page tells the service worker once it is idle, for the day that there is no network. */
export interface VisitedPage {
  kind: 'visited';
  /** Id of the composition that the page is made of. */
  composition: string;
  /** The document's address, unless the service worker has handed it out itself. */
  page?: string | undefined;
  /** Files of the remote that the page belongs to: digest, and addresses, of which the first that works will do. */
  files: readonly (readonly [integrity: string, ...addresses: string[]])[];
  /** Addresses of the calls that the page has made. */
  calls: readonly string[];
  /** Whether all that any page of the site is made of may be fetched. */
  keepsSite: boolean;
}

export function isVisitedPage(message: unknown): message is VisitedPage {
  return typeof message === 'object' && message !== null && (message as Partial<VisitedPage>).kind === 'visited';
}
