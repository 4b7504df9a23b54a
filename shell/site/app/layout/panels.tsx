export { MobileMenu } from './mobile-menu.tsx';
export { MobileSearch } from './mobile-search.tsx';
export { SearchResults } from './search-results.tsx';
