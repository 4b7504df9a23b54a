/** Whether `path` is `prefix` or lies under it. */
const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The value of `aria-current` of a category's link: its own page, or one of its converters. */
export function currentCategory(path: string, slug: string): 'page' | 'true' | undefined {
  if (path === `/category/${slug}`) return 'page';
  return isUnder(path, `/category/${slug}`) || isUnder(path, `/converter/${slug}`) ? 'true' : undefined;
}

/** The value of `aria-current` of a link to a single page. */
export function currentPage(path: string, to: string): 'page' | undefined {
  return path === to ? 'page' : undefined;
}
