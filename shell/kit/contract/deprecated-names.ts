export {
  /** @deprecated since 2.9.0. Use `lazyHydrate`. */
  lazyHydrate as dormant,
} from './ui/lazy-hydration/lazy-hydrate.tsx';
export type {
  /** @deprecated since 2.9.0. Use `LazyPart`. */
  LazyPart as DormantPart,
} from './ui/lazy-hydration/lazy-hydrate.tsx';
export {
  /** @deprecated since 2.9.0. Use `onFirstInteraction`. */
  onFirstInteraction as onFirstSign,
} from './route/first-interaction.ts';
export {
  /** @deprecated since 2.9.0. Use `Deferred`. */
  Deferred as Later,
} from './route/deferred.tsx';
export {
  /** @deprecated since 2.9.0. Use `LoadCache`. */
  LoadCache as Loads,
} from './route/load-cache.ts';
export type {
  /** @deprecated since 2.9.0. Use `NavigationPlacement`. */
  NavigationPlacement as NavigationStand,
} from './parts/navigation-part.ts';
