import { TextField } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'TextField',
  examples: [
    { name: 'with a label', element: <TextField label="Name" /> },
    { name: 'with a hint', element: <TextField label="Email" type="email" hint="We only use it to answer you." /> },
    { name: 'with a placeholder', element: <TextField label="Search" placeholder="feet to meters" /> },
    {
      name: 'with an error',
      element: (
        <TextField
          label="Your email"
          type="email"
          defaultValue="ann@example"
          error="Please enter a valid email address"
        />
      ),
    },
    {
      name: 'with a hint and an error',
      description: 'Screen readers read both with the field.',
      element: (
        <TextField
          label="Value"
          inputMode="decimal"
          defaultValue="12abc"
          hint="Use a decimal point or a comma."
          error="Enter a number such as 12, 3.5 or 1/4"
        />
      ),
    },
    { name: 'disabled', element: <TextField label="Subject" disabled defaultValue="A figure" /> },
    {
      name: 'with a long label and a long error',
      element: (
        <TextField
          label="The number that you typed into the value field, with the name or symbol of its unit"
          defaultValue="12,5 ft and more text than the field can show on any phone"
          error="This is more than a number and a unit. Type the number, then its unit, such as 12.5 ft, and leave out everything else."
        />
      ),
    },
  ],
});
