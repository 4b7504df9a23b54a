import { Section } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Section',
  examples: [
    {
      name: 'on its own',
      element: (
        <Section title="Formula">
          <p>Multiply by 0.3048.</p>
        </Section>
      ),
    },
    {
      name: 'above another',
      description: 'Adjacent sections keep their distance.',
      element: (
        <>
          <Section title="Everyday examples">
            <p>A door is 6.5 feet high.</p>
          </Section>
          <Section title="Common questions">
            <p>How many feet are in a meter?</p>
          </Section>
        </>
      ),
    },
  ],
});
