import { termsOfService } from '../articles/terms-of-service.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(termsOfService);
