import { definePage } from '@site/shell-contract';
import { ReviewPage } from './review-page.tsx';

export const page = definePage({
  load: async () => ({
    kind: 'page',
    data: null,
    head: {
      title: 'Components',
      description: 'The components of the site in all their states, for those who develop it.',
      canonical: '/_components',
      noindex: true,
    },
  }),
  Page: ReviewPage,
});
