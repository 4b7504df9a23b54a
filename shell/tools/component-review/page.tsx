import { definePage } from '@site/shell-contract';
import { ReviewPage } from './review-page.tsx';

export const page = definePage({
  load: async () => ({
    kind: 'page',
    data: null,
    head: {
      title: 'Components',
      description: 'The components of the site in all states, for developers.',
      canonical: '/_components',
      noindex: true,
    },
  }),
  Page: ReviewPage,
});
