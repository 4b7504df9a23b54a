import type { PageHead } from '@site/shell-contract';

export const SOCIAL_IMAGE_ALT = 'Two scales of different units, one against the other, with a pointer across both';

export function socialImage({ image, type }: PageHead): string {
  return `/social/${image ?? (type === 'article' ? type : 'site')}.png`;
}
