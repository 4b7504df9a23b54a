/** A schema.org object without `@context`, which the shell adds. URLs may be site paths (`/about-units`). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface BreadcrumbItem {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** Two facing scales. `value` on the upper one is opposite `value * factor + offset` on the lower one. */
export interface ImageScales {
  /** Values at the ends of the upper scale. */
  from: number;
  upTo: number;
  factor: number;
  offset: number;
  /** Upper value at the pointer. */
  pointed: number;
  /** Path of a navigation link whose icon is drawn. */
  iconOf?: string;
  /** Drawn above the scales if it has only numbers and `imageWords` of the part `site`. Since 2.11.0. */
  equation?: string;
  /** Drawn below the equation, under the same rule. Since 2.11.0. */
  note?: string;
}

/** Metadata that the shell writes to `<head>`. */
export interface PageHead {
  /** Without the site's name, which the shell appends. */
  title: string;
  /** The title contains the site's name. */
  titleIsWhole?: boolean;
  description: string;
  /** A path on this site, such as `/about-us`. */
  canonical: string;
  noindex?: boolean;
  /** Open Graph type. Defaults to `website`. */
  type?: 'website' | 'article';
  /** A date: YYYY-MM-DD. */
  published?: string;
  modified?: string;
  /** One of the release's `socialImages`, or `contact`. Defaults to the site's image, or to the article image. */
  image?: string;
  /** Drawn instead of `image`, unless the numbers are too long. Since 2.10.0. */
  scales?: ImageScales;
  breadcrumbs?: readonly BreadcrumbItem[];
  structuredData?: readonly StructuredData[];
}
