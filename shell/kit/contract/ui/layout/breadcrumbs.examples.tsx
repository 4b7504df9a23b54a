import { Breadcrumbs } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Breadcrumbs',
  examples: [
    {
      name: 'of a top-level page',
      element: <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Contact Us' }]} />,
    },
    {
      name: 'of a deeply nested page with long names',
      description: 'Continues on the next line.',
      element: (
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'Pressure', to: '/category/pressure' },
            { label: 'Kilograms-force per square centimeter to pounds-force per square inch' },
          ]}
        />
      ),
    },
  ],
});
