import { VisuallyHidden } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'VisuallyHidden',
  examples: [
    {
      name: 'within a sentence',
      description: 'Shows “0.3048 m”. Screen readers say “meters.”',
      element: (
        <p>
          0.3048 <span aria-hidden="true">m</span>
          <VisuallyHidden>meters</VisuallyHidden>
        </p>
      ),
    },
  ],
});
