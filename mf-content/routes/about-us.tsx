import { aboutUs } from '../articles/about-us.tsx';
import { articleRoute } from '../components/article-route.tsx';

export const route = articleRoute(aboutUs);
