import { aboutUnits } from '../articles/about-units/about-units.ts';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(aboutUnits);
