import { definePage } from '@site/shell-contract';
import { HomePage } from './home-page.tsx';
import type { HomePageData, HomeSection } from './home-page.tsx';

export const page = definePage<HomePageData, HomeSection>({
  load: async (context) => (await import('./load-home.tsx')).loadHome(context),
  Page: HomePage,
});
