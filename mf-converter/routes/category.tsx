import { PageLayout } from '@site/shell-contract';
import type { RouteModule } from '@site/shell-contract';

export const route: RouteModule = {
  resolve: () => ({ kind: 'page', head: { title: 'Category', description: 'All categories of units.', canonical: '/category' } }),
  Page: () => <PageLayout><h1>Category</h1></PageLayout>,
};
