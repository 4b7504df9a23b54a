import { aboutUnits } from '../articles/about-units/about-units.ts';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(aboutUnits);
