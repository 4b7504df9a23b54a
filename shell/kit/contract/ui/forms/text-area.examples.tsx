import { TextArea } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'TextArea',
  examples: [
    { name: 'with a label', element: <TextArea label="Message" rows={4} /> },
    {
      name: 'with a hint',
      element: <TextArea label="Description" rows={3} hint="Tell us what you expected and what you saw." />,
    },
    {
      name: 'with an error',
      element: (
        <TextArea label="Your message" rows={3} defaultValue="Hi" error="Message must be at least 10 characters" />
      ),
    },
    {
      name: 'disabled',
      element: <TextArea label="Sent message" rows={2} disabled defaultValue="The number for fathoms looks wrong." />,
    },
    {
      name: 'with a word that is wider than the field',
      element: <TextArea label="Address" rows={2} defaultValue={`https://site.example/${'converter/'.repeat(30)}`} />,
    },
  ],
});
