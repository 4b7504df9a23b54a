/**
 * All remotes share this module at run time. It re-exports a few names from the router, because sharing the whole package
 * would ship far more code.
 */
export { definePage, notFound, redirect } from './route/page.ts';
export type { FormSubmission, PageContext, PageDefinition, PageProps, PageResult, SiteInfo } from './route/page.ts';
export type * from './route/page-head.ts';
export type * from './parts.ts';
export { isSitePath } from './route/site-path.ts';
export * from './route/page-services.tsx';
export { screenScale } from './ui/screen-scale.ts';
export { lazyHydrate } from './ui/lazy-hydration/lazy-hydrate.tsx';
export type { LazyPart } from './ui/lazy-hydration/lazy-hydrate.tsx';
export { Deferred, onFirstInteraction, useSettled } from './route/deferred.tsx';
export { LoadCache, useLoaded, withSecondAttempt } from './route/load-cache.ts';
export { Link } from './route/link.tsx';
export type { LinkProps } from './route/link.tsx';
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export * from './ui/ui-kit.ts';

export {
  /** @deprecated since 2.9.0. Use `lazyHydrate`. */
  lazyHydrate as dormant,
  /** @deprecated since 2.9.0. Use `LazyPart`. */
  type LazyPart as DormantPart,
} from './ui/lazy-hydration/lazy-hydrate.tsx';
export {
  /** @deprecated since 2.9.0. Use `onFirstInteraction`. */
  onFirstInteraction as onFirstSign,
  /** @deprecated since 2.9.0. Use `Deferred`. */
  Deferred as Later,
} from './route/deferred.tsx';
/** @deprecated since 2.9.0. Use `LoadCache`. */
export { LoadCache as Loads } from './route/load-cache.ts';
/** @deprecated since 2.9.0. Use `NavigationPlacement`. */
export type { NavigationPlacement as NavigationStand } from './parts.ts';
