import { termsOfService } from '../articles/terms-of-service.tsx';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(termsOfService);
