import { useEffect } from 'react';
import type { RefObject } from 'react';
import { dropDraft, keepDraft, readDraft } from './contact-draft.client.ts';
import { CONTACT_FIELDS, contactControl, typedFields } from './contact-fields.ts';

/** Keeps the form's text across a reload of the tab. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>, sent: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (sent) {
      dropDraft();
      // Otherwise a reload or Back would show the confirmation over a new message.
      history.replaceState(history.state, '', location.pathname);
    }
    const draft = readDraft();
    for (const field of CONTACT_FIELDS) {
      const control = contactControl(element, field);
      // Text typed before the scripts ran is newer than the draft.
      if (draft[field] && control.value === '') control.value = draft[field];
    }
    const keep = () => keepDraft(typedFields(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, sent]);
}
