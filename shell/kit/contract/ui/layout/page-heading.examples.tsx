import { PageHeading } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'PageHeading',
  examples: [
    { name: 'without a lead', element: <PageHeading>Sitemap</PageHeading> },
    {
      name: 'with a lead',
      element: (
        <PageHeading lead="Type a number and read the exact result, with its formula.">Feet to Meters</PageHeading>
      ),
    },
    {
      name: 'with a long heading',
      element: (
        <PageHeading lead="Both measure a force on an area; one counts kilograms, the other pounds. The factor is exact.">
          Kilograms-force per Square Centimeter to Pounds-force per Square Inch
        </PageHeading>
      ),
    },
  ],
});
