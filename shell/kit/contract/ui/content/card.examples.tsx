import { Card } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Card',
  examples: [
    { name: 'plain', element: <Card>1 foot is exactly 0.3048 meters.</Card> },
    { name: 'with the scale along its edge', element: <Card $ruled>1 foot is exactly 0.3048 meters.</Card> },
    {
      name: 'with a word that is wider than the card',
      description: 'The word breaks.',
      element: <Card>{'1 ft = 0.3048 m exactly'.replaceAll(' ', '').repeat(12)}</Card>,
    },
  ],
});
