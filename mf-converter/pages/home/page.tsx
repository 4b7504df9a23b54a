import { definePage } from '@site/shell-contract';
import { HomePage } from './home-page.tsx';
import type { HomePageData } from './home-page.tsx';
import type { HomeSection } from './load-home.tsx';

export const page = definePage<HomePageData, HomeSection>({
  // On a first view, the server has loaded already: what loads comes with the first navigation.
  load: async (context) => (await import('./load-home.tsx')).loadHome(context),
  Page: ({ data, sections }) => <HomePage {...data} waysOn={sections['ways-on']} />,
});
