import { conversionGuides } from '../articles/conversion-guides/conversion-guides.ts';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(conversionGuides);
