import { definePage } from '@site/shell-contract';
import { HomePage } from './home-page.tsx';
import type { HomePageData } from './home-page.tsx';
import type { HomeSection } from './load-home.tsx';

export const page = definePage<HomePageData, HomeSection>({
  load: async (context) => (await import('./load-home.tsx')).loadHome(context),
  Page: ({ data, sections }) => <HomePage {...data} examples={sections.examples} waysOn={sections['ways-on']} />,
});
