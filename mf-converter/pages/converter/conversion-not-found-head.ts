import type { PageHead } from '@site/shell-contract';

export function conversionNotFoundHead(path: string): PageHead {
  return {
    title: 'Conversion Not Found',
    description: "The conversion you're looking for doesn't exist or may have been moved.",
    canonical: path,
    noindex: true,
  };
}
