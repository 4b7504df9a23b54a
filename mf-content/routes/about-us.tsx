import { aboutUs } from '../articles/about-us.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(aboutUs);
