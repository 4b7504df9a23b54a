/** A schema.org object without its `@context`, which the shell adds. Addresses in it may be site paths (`/about-units`). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface BreadcrumbItem {
  label: string;
  /** Site path; absent on the page itself. */
  to?: string;
}

/** A page's metadata as data. The shell alone writes `<head>` from it. */
export interface PageHead {
  /** Without the site's name, which the shell appends: `{title} | {SITE_NAME}`. */
  title: string;
  /** True where `title` already holds the site's name, as on the home page. */
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
   * Name of the image that stands for the page where it is shared: one of its release's `socialImages`, or `contact`. By default the site's, or
   * that of articles.
   */
  image?: string;
  /** Shown by the page's Breadcrumbs, written by the shell as a BreadcrumbList. */
  breadcrumbs?: readonly BreadcrumbItem[];
  structuredData?: readonly StructuredData[];
}
