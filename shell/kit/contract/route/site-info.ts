/** From configuration. Never hard-code these values in a page. */
export interface SiteInfo {
  name: string;
  /** Origin without a trailing slash: `SITE_URL`, or the request's origin. */
  url: string;
  contactEmail: string;
  /** `GA_ID`, the fallback analytics ID. */
  gaId: string;
  /** The shell draws `scales` of a page's head. Since 2.10.0. */
  drawsScales?: true;
}
