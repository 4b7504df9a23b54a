import { contactProblem, type ContactField } from '@site/api-contract';
import type { FormSubmission } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { ContactForm } from './contact-form.tsx';

const values = { name: 'A', email: 'ann@example', subject: '', message: 'Too short' };
const refused: FormSubmission = {
  values,
  errors: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, [contactProblem(field as ContactField, value) ?? '']]),
  ),
  message: 'Some fields need another look.',
};

export default examples({
  component: 'ContactForm',
  examples: [
    {
      name: 'empty',
      element: <ContactForm wasSent={false} submission={undefined} onSend={() => {}} onSent={() => {}} />,
    },
    {
      name: 'refused in every field',
      description: 'As it comes back when it was posted without scripts.',
      element: <ContactForm wasSent={false} submission={refused} onSend={() => {}} onSent={() => {}} />,
    },
  ],
});
