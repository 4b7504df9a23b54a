import type { PageHead } from '@site/shell-contract';

/** Kinds of page that have an image of their own: those of a category, articles, the contact page; `site` is for all others. */
export const SOCIAL_IMAGE_KINDS: readonly string[] = [
  'length', 'weight', 'temperature', 'area', 'volume', 'speed', 'pressure', 'energy', 'time', 'data', 'force', 'article', 'contact', 'site',
];

export const SOCIAL_IMAGE_ALT = 'Two scales of different units, one against the other, with a pointer across both';

/** Site path of the image that stands for the page where it is shared. */
export function socialImage({ canonical, type }: PageHead): string {
  const [, section = '', category] = canonical.split('/');
  const kind = type === 'article' ? type : (category ?? section);
  return `/social/${SOCIAL_IMAGE_KINDS.includes(kind) ? kind : 'site'}.png`;
}
