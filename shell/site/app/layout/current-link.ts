import type { NavigationLink } from './navigation.ts';

/** The value of `aria-current` of a link: on its own page, or on one that belongs to it. */
export function currentLink(path: string, { to, under = [] }: NavigationLink): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return [to, ...under].some((prefix) => path.startsWith(`${prefix}/`)) ? 'true' : undefined;
}
