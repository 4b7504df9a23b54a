import { contactProblem, trimBlanks } from '@site/api-contract';
import { useNotify, usePageServices } from '@site/shell-contract';
import type { FormSubmission } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft } from './contact-draft.client.ts';
import { contactFailure } from './contact-failure.ts';
import { CONTACT_FIELDS, NO_CONTACT_FIELDS, RECAPTCHA_PLACEHOLDER } from './contact-fields.ts';
import type { ContactFields } from './contact-fields.ts';
import { SENT, notSent } from './contact-notices.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** The form's fields, errors and states: idle, sending, sent (cleared, with a notice) and failed (kept, with a notice). */
export function useContactForm({ wasSent, submission }: { wasSent: boolean; submission: FormSubmission | undefined }) {
  const { api } = usePageServices();
  const notify = useNotify();
  // No default values: they would overwrite what was typed before the scripts ran.
  const form = useForm<ContactFields>({ shouldFocusError: false });
  const { formState, handleSubmit, register, reset, setError, setFocus } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const [refused, setRefused] = useState(0);
  useContactDraft(form, wasSent);

  // After the errors are on the page, so that a screen reader reads the field together with its error.
  useEffect(() => {
    const first = CONTACT_FIELDS.find((field) => errors[field]);
    if (first) setFocus(first);
    // Once a submit, not while the visitor is mending the fields.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  async function send(fields: ContactFields) {
    setRefused(0);
    try {
      await api.sendContactMessage({ ...trimmed(fields), recaptchaToken: RECAPTCHA_PLACEHOLDER });
    } catch (reason) {
      const failure = contactFailure(reason);
      for (const field of CONTACT_FIELDS) {
        if (failure.fields[field]) setError(field, { type: 'server', message: failure.fields[field] });
      }
      notify(notSent(failure.message));
      return;
    }
    reset(NO_CONTACT_FIELDS);
    dropDraft();
    notify(SENT);
  }

  return {
    field: (name: keyof ContactFields) => ({
      ...register(name, { validate: (text) => contactProblem(name, text) }),
      error: errors[name]?.message ?? submission?.errors[name]?.[0],
      defaultValue: submission?.values[name],
    }),
    submit: handleSubmit(send, (invalid) => setRefused(Object.keys(invalid).length)),
    sending: isSubmitting,
    /** How many fields the last try to send was stopped by. */
    refused,
  };
}

function trimmed({ name, email, subject, message }: ContactFields): ContactFields {
  return { name: trimBlanks(name), email: trimBlanks(email), subject: trimBlanks(subject), message: trimBlanks(message) };
}
