import { Button, Icon } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Button',
  examples: [
    { name: 'as primary action', element: <Button>Convert</Button> },
    { name: 'as secondary action', element: <Button variant="secondary">Show more</Button> },
    { name: 'as quiet action', element: <Button variant="quiet">Clear</Button> },
    {
      name: 'with an icon',
      element: (
        <Button variant="secondary">
          <Icon name="copy" size={20} />
          Copy result
        </Button>
      ),
    },
    { name: 'while it cannot be used', element: <Button disabled>Sending...</Button> },
    {
      name: 'with a long text',
      description: 'Breaks into lines, centred, and is never wider than its box.',
      element: (
        <Button>
          Convert cubic centimeters per kilogram into cubic feet per pound and show the formula behind the result
        </Button>
      ),
    },
  ],
});
