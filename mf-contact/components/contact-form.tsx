import {
  CONTACT_FIELDS,
  contactProblem,
  isApiRequestError,
  trimContactMessage,
  type ContactField,
} from '@site/api-contract';
import { Button, TextArea, TextField, VisuallyHidden, space, useNotify, usePageServices } from '@site/shell-contract';
import type { FormSubmission, Notice } from '@site/shell-contract';
import { useEffect, useRef, useState, type FormEvent, type RefObject, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { dropDraft, useContactDraft } from '../form/contact-draft.client.ts';

/** Sent in place of a token: verification is disabled. */
const RECAPTCHA_PLACEHOLDER = 'verification-disabled';

type Fields = Record<ContactField, string>;
type Problems = Partial<Record<ContactField, string | undefined>>;

export const SENT = {
  title: 'Message Sent',
  description: 'Thank you for your message. We will get back to you soon.',
} as const satisfies Notice;

export function notSent(description: string): Notice {
  return { title: 'Error', description, variant: 'destructive' };
}

const Sheet = styled.form`
  display: grid;
  gap: ${space(5)};
  button {
    justify-self: start;
  }
`;

interface ContactFormProps {
  /** A message was just sent without JavaScript. */
  wasSent: boolean;
  /** The form as it was posted without JavaScript and rejected. */
  submission: FormSubmission | undefined;
  onSend: () => void;
  onSent: () => void;
}

/** Works without scripts, too: the browser then posts the form, and the shell forwards it and answers with a page. */
export function ContactForm(props: ContactFormProps) {
  const { form, field, sending, refused } = useContactForm(props);
  return (
    <Sheet method="post" action="/api/contact" noValidate {...form}>
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Subject" required {...field('subject')} />
      <TextArea label="Message" rows={6} required {...field('message')} />
      <input type="hidden" name="recaptchaToken" value={RECAPTCHA_PLACEHOLDER} />
      <VisuallyHidden role="alert">{refused > 0 ? refusal(refused) : null}</VisuallyHidden>
      <Button type="submit" disabled={sending}>
        {sending ? 'Sending...' : 'Send message'}
      </Button>
    </Sheet>
  );
}

function refusal(count: number): string {
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
}

/** A failed attempt to send. From then on, fields are validated while the visitor types. */
interface Refusal {
  by: 'form' | 'server';
  errors: Problems;
}

/** Sending clears the form; a failure keeps it. */
function useContactForm({ wasSent, submission, onSend, onSent }: ContactFormProps) {
  const { api } = usePageServices();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Problems>(() => firstProblems(submission?.errors));
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const cameFromButton = useRef(false);
  // State would be stale for a second submit in the same task.
  const isOnItsWay = useRef(false);
  useContactDraft(form, wasSent);
  useFocus(form, { refusal, sending, cameFromButton });

  function refuse(refused: Refusal) {
    setErrors(refused.errors);
    setRefusal(refused);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOnItsWay.current) return;
    const { currentTarget } = event;
    cameFromButton.current = document.activeElement instanceof HTMLButtonElement;
    const fields = Object.fromEntries(
      CONTACT_FIELDS.map((name) => [name, findControl(currentTarget, name).value]),
    ) as Fields;
    const found: Problems = Object.fromEntries(
      CONTACT_FIELDS.map((name) => [name, contactProblem(name, fields[name])]),
    );
    if (Object.values(found).some(Boolean)) return refuse({ by: 'form', errors: found });
    setErrors({});
    setRefusal(undefined);
    isOnItsWay.current = true;
    setSending(true);
    onSend();
    try {
      await api.sendContactMessage({ ...trimContactMessage(fields), recaptchaToken: RECAPTCHA_PLACEHOLDER });
      for (const name of CONTACT_FIELDS) findControl(currentTarget, name).value = '';
      dropDraft();
      notify(SENT);
      onSent();
    } catch (reason) {
      const { message, fields: refused } = contactFailure(reason);
      refuse({ by: 'server', errors: refused });
      notify(notSent(message));
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  }

  return {
    form: {
      ref: form,
      onSubmit: submit,
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name, value } = target as HTMLInputElement & { name: ContactField };
        if (refusal ?? submission) setErrors({ ...errors, [name]: contactProblem(name, value) });
      },
    },
    // An empty default would overwrite text typed before the scripts ran. Fields are read-only while sending because
    // clearing the form would delete text typed in the meantime.
    field: (name: ContactField) => ({
      name,
      error: errors[name],
      defaultValue: submission?.values[name],
      readOnly: sending,
    }),
    sending,
    /** Number of invalid fields that stopped the last attempt to send. */
    refused: refusal?.by === 'form' ? Object.values(refusal.errors).filter(Boolean).length : 0,
  };
}

interface Sending {
  refusal: Refusal | undefined;
  sending: boolean;
  cameFromButton: RefObject<boolean>;
}

/** Moves the focus to the first invalid field, or back to the button after sending. */
function useFocus(form: RefObject<HTMLFormElement | null>, { refusal, sending, cameFromButton }: Sending) {
  // The button loses the focus because it is disabled while sending.
  useEffect(() => {
    if (!sending && cameFromButton.current && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus();
  }, [form, sending, cameFromButton]);

  // The errors must be on the page first so that a screen reader reads the field with its error.
  useEffect(() => {
    const first = CONTACT_FIELDS.find((name) => refusal?.errors[name]);
    if (first && form.current) findControl(form.current, first).focus();
  }, [form, refusal]);
}

function findControl(form: HTMLFormElement, name: ContactField): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function firstProblems(errors: Readonly<Record<string, readonly string[]>> = {}): Problems {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => (errors[name]?.[0] === undefined ? [] : [[name, errors[name][0]]])),
  );
}

const FALLBACK = 'Failed to send your message. Please try again later.';

/** Falls back to a general message. */
export function contactFailure(reason: unknown): { message: string; fields: Problems } {
  const { sentence = FALLBACK, errors } = isApiRequestError(reason) ? reason : {};
  return { message: sentence, fields: firstProblems(errors) };
}
