import { aboutUnits } from '../articles/about-units/about-units.ts';
import { articlePage } from '../components/article-page.tsx';

export const page = articlePage(aboutUnits);
