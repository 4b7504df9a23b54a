import { tiresGuide } from '../articles/guides/tires.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(tiresGuide);
