/** Asks the service worker to make an idle page available offline. */
export interface VisitedPage {
  kind: 'visited';
  composition: string;
  /** Absent if the service worker served the document. */
  page?: string | undefined;
  /** Scripts of the page's remote. The addresses are tried in order. */
  files: readonly (readonly [integrity: string, ...addresses: string[]])[];
  calls: readonly string[];
  /** Allows caching what any page of the site needs. */
  keepsSite: boolean;
}

export function isVisitedPage(message: unknown): message is VisitedPage {
  return typeof message === 'object' && message !== null && (message as Partial<VisitedPage>).kind === 'visited';
}
