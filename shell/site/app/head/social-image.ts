import type { PageHead } from '@site/shell-contract';

export function socialImage({ image, type }: PageHead): string {
  return `/social/${image ?? (type === 'article' ? type : 'site')}.png`;
}
