import type { ApiClient } from '@site/api-contract';
import type { ComponentType, ReactNode } from 'react';
import type { FormSubmission } from './form-submission.ts';
import type { PageHead } from './page-head.ts';
import type { SiteInfo } from './site-info.ts';

/** What a page may know about the address that it answers; the same on the server and in the browser. Plain: a test builds it by hand. */
export interface PageContext {
  /** Pathname, without query and hash. */
  path: string;
  /** Named segments of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: SiteInfo;
  api: ApiClient;
  /** The page's form, where it was posted without scripts and not accepted. Server only. */
  submission?: FormSubmission | undefined;
}

/** What a page answers to its address. */
export type PageResult<Data, Section extends string = never> =
  | {
      kind: 'page';
      /** All that `Page` shows but for the sections. It travels in the document. */
      data: Data;
      head: PageHead;
      /** 200 by default. */
      status?: 200 | 404;
      /** Why built-in data stands in for a failed call: the page is answered, but the server does not keep it for the next visitor. */
      degraded?: unknown;
      /**
       * What depends on the path alone. Rendered once: on a first view on the server, whose markup the browser keeps as it is, so that
       * neither code nor data of it goes there and nothing in it can react to a visitor; on later navigations in the browser.
       */
      sections?: { readonly [Name in Section]?: () => Promise<ReactNode> };
    }
  | Redirect
  | NotFound;

interface Redirect {
  kind: 'redirect';
  /** A path of this site; the redirect is permanent. */
  to: string;
}

interface NotFound {
  kind: 'not-found';
}

export function redirect(to: string): Redirect {
  return { kind: 'redirect', to };
}

/** Not an address of this remote: the shell shows its own not-found page. */
export function notFound(): NotFound {
  return { kind: 'not-found' };
}

export interface PageProps<Data, Section extends string = never> {
  data: Data;
  sections: Readonly<Record<Section, ReactNode>>;
}

/** What a remote exposes for a route: the value of the exposed module's export `page`. */
export interface PageDefinition<Data = unknown, Section extends string = string> {
  /**
   * Decides once what the address is. The result is kept for its path: what depends on the query and is to follow it while the page is
   * shown, `Page` reads from the address. A call that fails gives built-in data; what rejects gives the shell's failure page.
   */
  load(this: void, context: PageContext): Promise<PageResult<Data, Section>>;
  /** Only shows. */
  Page(this: void, props: PageProps<Data, Section>): ReactNode;
  /** Shown while a navigation inside the site loads; the shell's skeleton by default. */
  Pending?: ComponentType<Pick<PageContext, 'params'>>;
  /** Query parameters that change the server's HTML; pages with any of them are not kept there. None by default. */
  searchParams?: readonly string[];
}

/** What of a type JSON carries. A function, a `Date`, a `Map` or an `unknown` is `never`, so that a type with one is not assignable to this. */
export type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends object
    ? Value extends (...parameters: never[]) => unknown
      ? never
      : { [Key in keyof Value]: Json<Value[Key]> }
    : never;

/** Holds a page's two halves to the same data, and its data to what a document can carry. */
export function definePage<Data, const Section extends string = never>(
  definition: PageDefinition<Data & Json<Data>, Section>,
): PageDefinition {
  return definition;
}
