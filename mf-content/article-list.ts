import type { Article, ArticleFile } from './articles/article.ts';

/**
 * Articles by path, from which routes, navigation, and sitemaps derive. Keep the imports dynamic so that browsers load
 * each article separately, and Node can read the paths for the release without loading JSX.
 */
const FILES: Readonly<Record<string, () => Promise<{ article: ArticleFile }>>> = {
  '/about-units': () => import('./articles/about-units/about-units.tsx'),
  '/conversion-guides': () => import('./articles/conversion-guides/conversion-guides.tsx'),
  '/conversion-guides/kitchen': () => import('./articles/guides/kitchen.tsx'),
  '/conversion-guides/body-height-and-weight': () => import('./articles/guides/body.tsx'),
  '/conversion-guides/tires': () => import('./articles/guides/tires.tsx'),
  '/conversion-guides/weather': () => import('./articles/guides/weather.tsx'),
  '/size-charts': () => import('./articles/sizes/size-charts.tsx'),
  '/size-charts/paper': () => import('./articles/sizes/paper.tsx'),
  '/size-charts/wire-gauges': () => import('./articles/sizes/wire-gauges.tsx'),
  '/size-charts/screws-and-drills': () => import('./articles/sizes/screws-and-drills.tsx'),
  '/size-charts/rings': () => import('./articles/sizes/rings.tsx'),
  '/size-charts/shoes': () => import('./articles/sizes/shoes.tsx'),
  '/size-charts/clothes': () => import('./articles/sizes/clothes.tsx'),
  '/about-us': () => import('./articles/about-us.tsx'),
  '/developers': () => import('./articles/developers/developers.tsx'),
  '/privacy-policy': () => import('./articles/privacy-policy.tsx'),
  '/terms-of-service': () => import('./articles/terms-of-service.tsx'),
};

export const ARTICLE_PATHS: readonly string[] = Object.keys(FILES);

export async function loadArticle(path: string): Promise<Article | undefined> {
  const file = Object.hasOwn(FILES, path) ? await FILES[path]?.() : undefined;
  return file && { path, ...file.article };
}
