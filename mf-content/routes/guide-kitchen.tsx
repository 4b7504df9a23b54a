import { kitchenGuide } from '../articles/guides/kitchen.tsx';
import { articlePage } from '../article-page/article-page.tsx';

export const page = articlePage(kitchenGuide);
