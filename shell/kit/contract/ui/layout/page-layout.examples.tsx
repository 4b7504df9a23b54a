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
      name: 'with an aside',
      description: 'Next to the main column from 1024 px, below it on smaller screens.',
      element: (
        <PageLayout aside={<Card>Aside</Card>}>
          <Card $ruled>Content</Card>
        </PageLayout>
      ),
    },
  ],
});
