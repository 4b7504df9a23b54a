import { definePage } from '@site/shell-contract';
import type { Article } from '../articles/article.ts';

/**
 * A page that is nothing but an article. All of it depends on its address alone: on a first view, nothing of it goes
 * to the browser but the server's markup.
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
