import { definePage } from '@site/shell-contract';
import { HomePage, type HomePageData, type HomeSection } from './home-page.tsx';

export const page = definePage<HomePageData, HomeSection>({
  load: async (context) => (await import('./load-home.tsx')).loadHome(context),
  Page: HomePage,
});
