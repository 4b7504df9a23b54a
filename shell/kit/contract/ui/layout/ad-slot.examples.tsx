import { AdSlot } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'AdSlot',
  examples: [{ name: 'empty', description: 'Empty, so it takes up no space.', element: <AdSlot /> }],
});
