import { Button, TextArea, TextField, VisuallyHidden, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { RECAPTCHA_PLACEHOLDER } from '../form/contact-fields.ts';
import { type ContactFormProps, useContactForm } from '../form/use-contact-form.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
  button {
    justify-self: start;
  }
`;

/** Works without scripts too: the browser then posts the form itself and the API answers with a page. */
export function ContactForm(props: ContactFormProps) {
  const { form, field, sending, refused } = useContactForm(props);
  return (
    <Fields method="post" action="/api/contact" noValidate {...form}>
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Subject" required {...field('subject')} />
      <TextArea label="Message" rows={6} required {...field('message')} />
      <input type="hidden" name="recaptchaToken" value={RECAPTCHA_PLACEHOLDER} />
      <VisuallyHidden role="alert">{refused > 0 ? refusal(refused) : null}</VisuallyHidden>
      <Button type="submit" disabled={sending}>
        {sending ? 'Sending...' : 'Send message'}
      </Button>
    </Fields>
  );
}

function refusal(count: number): string {
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
}
