import { bodyGuide } from '../articles/guides/body.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(bodyGuide);
