import type { ApiClient } from '@site/api-contract';
import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from './page-head.ts';

/** The site's configuration. Never hard-code these values in a page. */
export interface SiteInfo {
  name: string;
  /** Origin without a trailing slash: `SITE_URL`, or the request's origin. */
  url: string;
  contactEmail: string;
  /** `GA_ID`, the fallback analytics ID. */
  gaId: string;
  /** True if the shell draws the `scales` of a page's head. Since 2.10.0. */
  drawsScales?: true;
}

/** A form that was posted without scripts and rejected. The page shows it again. */
export interface FormSubmission {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[]>>;
  /** One sentence about the whole form. */
  message: string;
}

/** The request, identical on the server and in the browser. */
export interface PageContext {
  /** Without the query and the hash. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: SiteInfo;
  api: ApiClient;
  /** The rejected form, if it was posted without scripts. Server only. */
  submission?: FormSubmission | undefined;
}

export type PageResult<Data, Section extends string = never> =
  | {
      kind: 'page';
      /** The document contains it as JSON. */
      data: Data;
      head: PageHead;
      /** The HTTP status. Defaults to 200. */
      status?: 200 | 404;
      /** Why built-in data is used. The server does not cache a degraded page. */
      degraded?: unknown;
      /**
       * Content that depends only on the path. On a first view, only its markup is sent. It is never hydrated and
       * cannot be interactive. On later navigations, the browser renders it.
       */
      sections?: { readonly [Name in Section]?: () => Promise<ReactNode> };
    }
  /** A permanent redirect to a path of this site. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

export const redirect = (to: string) => ({ kind: 'redirect', to }) as const;

export const notFound = () => ({ kind: 'not-found' }) as const;

export interface PageProps<Data, Section extends string = never> {
  data: Data;
  sections: Readonly<Record<Section, ReactNode>>;
}

/** A route module's `page` export. */
export interface PageDefinition<Data = unknown, Section extends string = string> {
  /**
   * Cached by path, so `Page` must read query values from the URL. If an API call fails, return built-in data. If this
   * rejects, the shell shows its failure page.
   */
  load(this: void, context: PageContext): Promise<PageResult<Data, Section>>;
  Page(this: void, props: PageProps<Data, Section>): ReactNode;
  /** Shown during client-side navigation. Defaults to the shell's skeleton. */
  Pending?: ComponentType<Pick<PageContext, 'params'>>;
  /** Query parameters that change the server's HTML. The server does not cache such requests. */
  searchParams?: readonly string[];
  /** True if other sites may frame the page, which then has no header or footer. Since 2.9.0. */
  isEmbeddable?: boolean;
}

/** A type's JSON-serializable form. Functions, `Date`, `Map`, and `unknown` become `never`. */
export type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends object
    ? Value extends (...parameters: never[]) => unknown
      ? never
      : { [Key in keyof Value]: Json<Value[Key]> }
    : never;

/** Checks that `load` and `Page` agree on a JSON-serializable type of data. */
export function definePage<Data, const Section extends string = never>(
  definition: PageDefinition<Data & Json<Data>, Section>,
): PageDefinition {
  return definition;
}
