import { developers } from '../articles/developers/developers.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(developers);
