import { definePage } from '@site/shell-contract';
import type { Article } from '../articles/article.ts';
import { articleHead } from '../articles/article-head.ts';
import { ArticleView } from './article-view.tsx';

/** A page that is nothing but an article. */
export function articlePage(article: Article) {
  return definePage({
    load: async ({ site }) => ({ kind: 'page', head: articleHead(article, site), data: null }),
    Page: () => <ArticleView article={article} />,
  });
}
