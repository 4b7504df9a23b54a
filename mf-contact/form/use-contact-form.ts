import { contactProblem, trimBlanks } from '@site/api-contract';
import type { ContactField } from '@site/api-contract';
import { useNotify, usePageServices } from '@site/shell-contract';
import type { FormSubmission } from '@site/shell-contract';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject, SubmitEvent } from 'react';
import { dropDraft } from './contact-draft.client.ts';
import { contactFailure } from './contact-failure.ts';
import { CONTACT_FIELDS, RECAPTCHA_PLACEHOLDER, contactControl, contactRecord, typedFields } from './contact-fields.ts';
import type { ContactErrors } from './contact-fields.ts';
import { SENT, notSent } from './contact-notices.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** A try to send that the form stopped, or that did not arrive. From then on, what is wrong with a field follows what is typed. */
interface Refusal {
  by: 'form' | 'server';
  errors: ContactErrors;
}

export interface ContactFormProps {
  /** A message has just been sent without scripts. */
  wasSent: boolean;
  /** The form as it was posted without scripts and not accepted. */
  submission: FormSubmission | undefined;
  /** Called when a message is on its way. */
  onSend: () => void;
  /** Called when the message was sent and the form is cleared. */
  onSent: () => void;
}

/** The form's fields, errors and states: idle, sending, sent (cleared, with a notice and a panel) and failed (kept, with a notice). */
export function useContactForm({ wasSent, submission, onSend, onSent }: ContactFormProps) {
  const { api } = usePageServices();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>(() => contactRecord((field) => submission?.errors[field]?.[0]));
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const cameFromButton = useRef(false);
  // A ref, because a second submit in the same task still sees the state of the first.
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
    const fields = typedFields(currentTarget);
    const found = contactRecord((field) => contactProblem(field, fields[field]));
    if (Object.values(found).some(Boolean)) return refuse({ by: 'form', errors: found });
    setErrors({});
    setRefusal(undefined);
    isOnItsWay.current = true;
    setSending(true);
    onSend();
    try {
      await api.sendContactMessage({
        ...contactRecord((field) => trimBlanks(fields[field])),
        recaptchaToken: RECAPTCHA_PLACEHOLDER,
      });
      for (const field of CONTACT_FIELDS) contactControl(currentTarget, field).value = '';
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
    // No value where none was posted: it would overwrite what was typed before the scripts ran. What is typed while a
    // message is on its way would go with it, unsent.
    field: (name: ContactField) => ({
      name,
      error: errors[name],
      defaultValue: submission?.values[name],
      readOnly: sending,
    }),
    sending,
    /** How many fields the last try to send was stopped by. */
    refused: refusal?.by === 'form' ? Object.values(refusal.errors).filter(Boolean).length : 0,
  };
}

interface Sending {
  refusal: Refusal | undefined;
  sending: boolean;
  /** Whether it was the button that had the form sent. */
  cameFromButton: RefObject<boolean>;
}

/** Puts the focus where a visitor goes on. */
function useFocus(form: RefObject<HTMLFormElement | null>, { refusal, sending, cameFromButton }: Sending) {
  // Disabled while the message was on its way, the button has lost the focus.
  useEffect(() => {
    if (!sending && cameFromButton.current && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus();
  }, [form, sending, cameFromButton]);

  // After the errors are on the page, so that a screen reader reads the field together with its error.
  useEffect(() => {
    const first = CONTACT_FIELDS.find((field) => refusal?.errors[field]);
    if (first && form.current) contactControl(form.current, first).focus();
  }, [form, refusal]);
}
