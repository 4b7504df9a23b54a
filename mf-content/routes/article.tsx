import { definePage, notFound } from '@site/shell-contract';
import { loadArticle } from '../article-list.ts';

/** An article depends only on its URL, so a first view needs the server's HTML but no page code. */
export const page = definePage({
  load: async ({ path, site }) => {
    const [article, { shownArticle }] = await Promise.all([
      loadArticle(path),
      import('../article-page/article-view.tsx'),
    ]);
    return article ? shownArticle(article, site) : notFound();
  },
  Page: ({ sections }) => sections.article,
});
