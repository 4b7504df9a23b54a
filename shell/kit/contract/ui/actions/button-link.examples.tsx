import { ButtonLink } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'ButtonLink',
  examples: [
    { name: 'primary', element: <ButtonLink to="/all-converters">All converters</ButtonLink> },
    {
      name: 'secondary',
      element: (
        <ButtonLink to="/" variant="secondary">
          Back to the home page
        </ButtonLink>
      ),
    },
    {
      name: 'quiet',
      element: (
        <ButtonLink to="/about-units" variant="quiet">
          About units
        </ButtonLink>
      ),
    },
    {
      name: 'with a long text',
      element: (
        <ButtonLink to="/converter/length/feet-to-meters">
          More options for the conversion of US survey feet to international nautical miles
        </ButtonLink>
      ),
    },
  ],
});
