import { termsOfService } from '../articles/terms-of-service/terms-of-service.ts';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(termsOfService);
