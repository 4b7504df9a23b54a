import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(privacyPolicy);
