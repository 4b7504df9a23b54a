import { definePage } from '@site/shell-contract';
import type { Article } from '../articles/article.ts';

/**
 * Defines a page that shows one article. It depends only on its address, so a first view needs only the server's HTML
 * and no page code.
 */
export function articlePage(loadArticle: () => Promise<Article>) {
  return definePage({
    load: async ({ site }) => {
      const [article, { shownArticle }] = await Promise.all([loadArticle(), import('./shown-article.tsx')]);
      return shownArticle(article, site);
    },
    Page: ({ sections }) => sections.article,
  });
}
