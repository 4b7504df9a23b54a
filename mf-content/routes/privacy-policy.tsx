import { privacyPolicy } from '../articles/privacy-policy/privacy-policy.ts';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(privacyPolicy);
