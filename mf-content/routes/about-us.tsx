import { aboutUs } from '../articles/about-us.tsx';
import { articlePage } from '../components/article-page.tsx';

export const page = articlePage(aboutUs);
