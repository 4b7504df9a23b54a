/** Why there is no sitemap at the moment. The visitor is refused; the message and the code are for the log. */
export class SitemapError extends Error {
  override name = 'SitemapError';
  readonly code: 'COMPOSITION_MISSING' | 'REMOTE_AWAY' | 'NO_PAGES';

  constructor(code: SitemapError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
