import { weatherGuide } from '../articles/guides/weather.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(weatherGuide);
