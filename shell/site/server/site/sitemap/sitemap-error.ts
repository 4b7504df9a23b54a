/** The code and message are for logs only. */
export class SitemapError extends Error {
  override name = 'SitemapError';
  readonly code: 'COMPOSITION_MISSING' | 'REMOTE_AWAY' | 'NO_PAGES';

  constructor(code: SitemapError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
