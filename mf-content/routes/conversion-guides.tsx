import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { articlePage } from '../components/article-page.tsx';

export const page = articlePage(conversionGuides);
