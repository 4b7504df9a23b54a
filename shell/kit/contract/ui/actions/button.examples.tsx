import { Button, Icon } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Button',
  examples: [
    { name: 'primary', element: <Button>Convert</Button> },
    { name: 'secondary', element: <Button variant="secondary">Show more</Button> },
    { name: 'quiet', element: <Button variant="quiet">Clear</Button> },
    {
      name: 'with an icon',
      element: (
        <Button variant="secondary">
          <Icon name="copy" size={20} />
          Copy result
        </Button>
      ),
    },
    { name: 'disabled', element: <Button disabled>Sending...</Button> },
    {
      name: 'with a long text',
      description: 'Wraps, stays centered, and is never wider than its box.',
      element: (
        <Button>
          Convert cubic centimeters per kilogram into cubic feet per pound and show the formula behind the result
        </Button>
      ),
    },
  ],
});
