import type { PageHead, RouteModule } from '@site/shell-contract';
import type { ComponentExamples } from '@site/shell-contract/examples';
import { ReviewPage } from './review-page.tsx';

const HEAD: PageHead = {
  title: 'Components',
  description: 'The components of the site in all their states, for those who develop it.',
  canonical: '/_components',
  noindex: true,
};

/** Every `NAME.examples.tsx` of the project, whosever it is: who adds one has to tell nobody. */
const modules = import.meta.webpackContext<{ default: ComponentExamples }>('..', { recursive: true, regExp: /\.examples\.tsx$/, exclude: /\/(node_modules|dist)$/ });

const reviewed = modules.keys().map((path) => ({ ...modules(path).default, file: path.replace('./', '').replace('.examples', '') }));

export const route: RouteModule = {
  resolve: () => ({ kind: 'page', head: HEAD }),
  Page: () => <ReviewPage components={reviewed} />,
};
