import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(async () => (await import('../articles/terms-of-service.tsx')).termsOfService);
