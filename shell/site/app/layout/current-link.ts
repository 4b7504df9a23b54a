import type { NavigationLink } from './navigation.ts';

/** Returns `page` on the link's own page and `true` on pages below it. */
export function currentLink(path: string, { to, under = [] }: NavigationLink): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return [to, ...under].some((prefix) => path.startsWith(`${prefix}/`)) ? 'true' : undefined;
}
