import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(conversionGuides);
