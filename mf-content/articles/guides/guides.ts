import type { Article } from '../article.ts';
import { bodyGuide } from './body.tsx';
import { kitchenGuide } from './kitchen.tsx';
import { tiresGuide } from './tires.tsx';
import { weatherGuide } from './weather.tsx';

export const guides: readonly Article[] = [kitchenGuide, bodyGuide, tiresGuide, weatherGuide];
