import type { RouteModule } from '@site/shell-contract';
import { ReviewPage } from './review-page.tsx';

export const route: RouteModule = {
  resolve: () => ({
    kind: 'page',
    head: { title: 'Components', description: 'The components of the site in all their states, for those who develop it.', canonical: '/_components', noindex: true },
  }),
  Page: ReviewPage,
};
