import { Card, Container } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Container',
  examples: [
    {
      name: 'around a card',
      description: 'Keeps a margin on either side.',
      element: (
        <Container>
          <Card>As wide as the site.</Card>
        </Container>
      ),
    },
  ],
});
