import { termsOfService } from '../articles/terms-of-service.tsx';
import { articlePage } from '../components/article-page.tsx';

export const page = articlePage(termsOfService);
