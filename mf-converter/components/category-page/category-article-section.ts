import { serverSection } from '@site/shell-contract';

/** The category's text: a first view takes it from the server as it is. */
export const CategoryArticleSection = serverSection('category-article', async () => (await import('./category-article.tsx')).CategoryArticle);
