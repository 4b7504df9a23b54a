import { Button, ButtonLink, EmptyState } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'EmptyState',
  examples: [
    { name: 'with a heading alone', element: <EmptyState heading="No conversions found" /> },
    {
      name: 'with a sentence and a button',
      element: (
        <EmptyState heading="Nothing matches “zzzz”" action={<Button variant="secondary">Clear the search</Button>}>
          Try the name of a unit, such as “foot”, or its symbol.
        </EmptyState>
      ),
    },
    {
      name: 'as the whole page',
      element: (
        <EmptyState
          level="h1"
          heading="This page could not be loaded"
          action={<ButtonLink to="/">Go to the home page</ButtonLink>}
        >
          The rest of the site works.
        </EmptyState>
      ),
    },
  ],
});
