/** What the site is called and where it is: configuration, never written into a page's source. */
export interface SiteInfo {
  /** `SITE_NAME`. */
  name: string;
  /** Public origin without a trailing slash: `SITE_URL`, or the origin that the request came to. */
  url: string;
  /** `CONTACT_EMAIL`. */
  contactEmail: string;
  /** `GA_ID`: the analytics id built in as the fallback. */
  gaId: string;
}
