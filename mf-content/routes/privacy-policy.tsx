import { privacyPolicy } from '../articles/privacy-policy.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(privacyPolicy);
