/** The site's name and address, from configuration. Never hard-code them in a page. */
export interface SiteInfo {
  /** `SITE_NAME`. */
  name: string;
  /** Public origin without a trailing slash: `SITE_URL`, or the request's origin. */
  url: string;
  /** `CONTACT_EMAIL`. */
  contactEmail: string;
  /** `GA_ID`: the analytics id built in as the fallback. */
  gaId: string;
}
