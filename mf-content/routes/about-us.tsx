import { aboutUs } from '../articles/about-us/about-us.ts';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(aboutUs);
