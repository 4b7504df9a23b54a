/** A schema.org object without `@context`, which the shell adds. URLs may be site paths (`/about-units`). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface BreadcrumbItem {
  label: string;
  /** Site path; absent on the page itself. */
  to?: string;
}

/** Only the shell writes `<head>`. */
export interface PageHead {
  /** Without the site's name, which the shell appends. */
  title: string;
  /** The title already contains the site's name. */
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
  /** One of the release's `socialImages`, or `contact`. Defaults to the site's image, or to the article image. */
  image?: string;
  /** The shell writes them as a BreadcrumbList. */
  breadcrumbs?: readonly BreadcrumbItem[];
  structuredData?: readonly StructuredData[];
}
