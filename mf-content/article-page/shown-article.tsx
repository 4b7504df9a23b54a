import type { PageResult, SiteInfo } from '@site/shell-contract';
import type { Article } from '../articles/article.ts';
import { articleHead } from '../articles/article-head.ts';
import { ArticleView } from './article-view.tsx';

export function shownArticle(article: Article, site: SiteInfo): PageResult<null, 'article'> {
  return {
    kind: 'page',
    head: articleHead(article, site),
    data: null,
    sections: { article: async () => <ArticleView article={article} /> },
  };
}
