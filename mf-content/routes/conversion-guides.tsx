import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(
  async () => (await import('../articles/conversion-guides/conversion-guides.ts')).conversionGuides,
);
