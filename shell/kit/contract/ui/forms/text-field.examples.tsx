import { TextField } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'TextField',
  examples: [
    { name: 'with a label', element: <TextField label="Name" /> },
    { name: 'with a hint', element: <TextField label="Email" type="email" hint="Only to answer you." /> },
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
      description: 'Both are read with the field.',
      element: (
        <TextField
          label="Value"
          inputMode="decimal"
          defaultValue="12abc"
          hint="With a point or a comma."
          error="Enter a number such as 12, 3.5 or 1/4"
        />
      ),
    },
    { name: 'while it cannot be used', element: <TextField label="Subject" disabled defaultValue="A figure" /> },
    {
      name: 'with a long label and a long error',
      element: (
        <TextField
          label="The number that you typed into the field for the value, together with the name or the symbol of its unit"
          defaultValue="12,5 ft and some more text than the field has room for on any telephone"
          error="This holds more than a number and a unit. Write the number first, then its unit, such as 12.5 ft, and leave out everything else."
        />
      ),
    },
  ],
});
