import { Card, PageLayout } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'PageLayout',
  examples: [
    {
      name: 'with one column',
      element: (
        <PageLayout>
          <Card>Content</Card>
        </PageLayout>
      ),
    },
    {
      name: 'with something beside it',
      description: 'Beside from 1024 px up, below under that.',
      element: (
        <PageLayout aside={<Card>Aside</Card>}>
          <Card $ruled>Content</Card>
        </PageLayout>
      ),
    },
  ],
});
