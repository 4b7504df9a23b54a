import { CONTACT_SENTENCES } from '@site/api-contract';
import { RouteContextProvider, useRouteContext } from '@site/shell-contract';
import type { FormSubmission } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { ContactForm } from './contact-form.tsx';

const REFUSED: FormSubmission = {
  values: { name: 'A', email: 'ann@example', subject: '', message: 'Too short' },
  errors: {
    name: [CONTACT_SENTENCES.name],
    email: [CONTACT_SENTENCES.email],
    subject: [CONTACT_SENTENCES.subject],
    message: [CONTACT_SENTENCES.message],
  },
  message: 'Some fields need another look.',
};

export default examples({
  component: 'ContactForm',
  examples: [
    { name: 'empty', element: <ContactForm /> },
    { name: 'refused in every field', description: 'As it comes back when it was posted without scripts.', element: <RefusedForm /> },
  ],
});

function RefusedForm() {
  const context = useRouteContext();
  return (
    <RouteContextProvider value={{ ...context, submission: REFUSED }}>
      <ContactForm />
    </RouteContextProvider>
  );
}
