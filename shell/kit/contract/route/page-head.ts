/** A schema.org object without its `@context`, which the shell adds. Addresses in it may be site paths (`/about-units`). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface BreadcrumbItem {
  label: string;
  /** Site path; absent on the page itself. */
  to?: string;
}

/** A page's metadata. Only the shell writes `<head>`. */
export interface PageHead {
  /** Without the site's name, which the shell appends: `{title} | {SITE_NAME}`. */
  title: string;
  /** True if `title` already contains the site's name, as on the home page. */
  titleIsWhole?: boolean;
  description: string;
  /** Canonical site path. */
  canonical: string;
  noindex?: boolean;
  /** Open Graph type; `website` by default. */
  type?: 'website' | 'article';
  /** ISO dates of an article. */
  published?: string;
  modified?: string;
  /**
   * Name of the social image: one of the release's `socialImages`, or `contact`. Defaults to the site's image, or to the
   * article image.
   */
  image?: string;
  /** The shell writes them as a BreadcrumbList. */
  breadcrumbs?: readonly BreadcrumbItem[];
  structuredData?: readonly StructuredData[];
}
