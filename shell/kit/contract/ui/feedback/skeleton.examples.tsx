import { Skeleton } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Skeleton',
  examples: [
    { name: 'of a line', element: <Skeleton /> },
    { name: 'of a paragraph', element: <Skeleton count={4} /> },
    { name: 'of a heading', element: <Skeleton width="14rem" height="2.4rem" /> },
    {
      name: 'wider than its box',
      description: 'Takes the width that there is.',
      element: <Skeleton width="200rem" height="6rem" />,
    },
  ],
});
