import { AdSlot } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'AdSlot',
  examples: [{ name: 'empty', description: 'Takes no room: nothing is to be seen.', element: <AdSlot /> }],
});
