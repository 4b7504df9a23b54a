import { PageLayout } from '@site/shell-contract';
import type { RouteModule } from '@site/shell-contract';

export const route: RouteModule = {
  resolve: () => ({ kind: 'page', head: { title: 'All Converters', description: 'All categories of units.', canonical: '/all-converters' } }),
  Page: () => <PageLayout><h1>All Converters</h1></PageLayout>,
};
