import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { articlePage } from '../components/article-page.tsx';

export const page = articlePage(privacyPolicy);
