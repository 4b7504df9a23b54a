import { useEffect, type RefObject } from 'react';
import { CONTACT_FIELDS, contactControl, typedFields, type ContactFields } from './contact-message.ts';

const KEY = 'contact-draft';

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

function readDraft(): Partial<ContactFields> {
  return quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ContactFields>) ?? {};
}

function keepDraft(fields: Partial<ContactFields>): void {
  quietly(() => sessionStorage.setItem(KEY, JSON.stringify(fields)));
}

export function dropDraft(): void {
  quietly(() => sessionStorage.removeItem(KEY));
}

/** Session storage throws if it is full or disabled. The form then works without a draft. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
