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

/** The API requires a token, although verification is disabled. */
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
  /** True if a message was just sent without scripts. */
  wasSent: boolean;
  /** A form that was posted without scripts and rejected. */
  submission: FormSubmission | undefined;
  onSend: () => void;
  onSent: () => void;
}

/** Without scripts, the browser posts the form, and the shell forwards it and responds with a page. */
export function ContactForm(props: ContactFormProps) {
  const { form, field, isSending, invalidCount } = useContactForm(props);
  return (
    <Sheet method="post" action="/api/contact" noValidate {...form}>
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Subject" required {...field('subject')} />
      <TextArea label="Message" rows={6} required {...field('message')} />
      <input type="hidden" name="recaptchaToken" value={RECAPTCHA_PLACEHOLDER} />
      <VisuallyHidden role="alert">{invalidCount > 0 ? describeRefusal(invalidCount) : null}</VisuallyHidden>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
    </Sheet>
  );
}

function describeRefusal(count: number): string {
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
}

/** After a failed attempt, fields are validated while the visitor types. */
interface Refusal {
  by: 'form' | 'server';
  errors: Problems;
}

function useContactForm({ wasSent, submission, onSend, onSent }: ContactFormProps) {
  const { api } = usePageServices();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Problems>(() => firstProblems(submission?.errors));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const cameFromButton = useRef(false);
  // State would be stale for a second submit in the same task.
  const hasRequest = useRef(false);
  useContactDraft(form, wasSent);
  useFocus(form, { refusal, isSending, cameFromButton });

  function refuse(latest: Refusal) {
    setErrors(latest.errors);
    setRefusal(latest);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasRequest.current) return;
    const { currentTarget } = event;
    cameFromButton.current = document.activeElement instanceof HTMLButtonElement;
    const fields = Object.fromEntries(
      CONTACT_FIELDS.map((name) => [name, findControl(currentTarget, name).value]),
    ) as Fields;
    const problems: Problems = Object.fromEntries(
      CONTACT_FIELDS.map((name) => [name, contactProblem(name, fields[name])]),
    );
    if (Object.values(problems).some(Boolean)) return refuse({ by: 'form', errors: problems });
    setErrors({});
    setRefusal(undefined);
    hasRequest.current = true;
    setSending(true);
    onSend();
    try {
      await api.sendContactMessage({ ...trimContactMessage(fields), recaptchaToken: RECAPTCHA_PLACEHOLDER });
      for (const name of CONTACT_FIELDS) findControl(currentTarget, name).value = '';
      dropDraft();
      notify(SENT);
      onSent();
    } catch (reason) {
      const { message, fields: errors } = contactFailure(reason);
      refuse({ by: 'server', errors });
      notify(notSent(message));
    } finally {
      hasRequest.current = false;
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
      readOnly: isSending,
    }),
    isSending,
    /** Number of invalid fields that stopped the last attempt to send. */
    invalidCount: refusal?.by === 'form' ? Object.values(refusal.errors).filter(Boolean).length : 0,
  };
}

interface FocusState {
  refusal: Refusal | undefined;
  isSending: boolean;
  cameFromButton: RefObject<boolean>;
}

/** Moves the focus to the first invalid field, or back to the button after sending. */
function useFocus(form: RefObject<HTMLFormElement | null>, { refusal, isSending, cameFromButton }: FocusState) {
  // The button loses the focus because it is disabled while sending.
  useEffect(() => {
    if (!isSending && cameFromButton.current && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus();
  }, [form, isSending, cameFromButton]);

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

export function contactFailure(reason: unknown): { message: string; fields: Problems } {
  const { sentence = FALLBACK, errors } = isApiRequestError(reason) ? reason : {};
  return { message: sentence, fields: firstProblems(errors) };
}
