import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './contact-draft.client.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import type { ContactFields } from './contact-fields.ts';

/** Keeps what is typed over an accidental reload of the tab. */
export function useContactDraft({ getValues, setValue, subscribe }: UseFormReturn<ContactFields>, sent: boolean): void {
  useEffect(() => {
    if (sent) dropDraft();
    const draft = readDraft();
    for (const field of CONTACT_FIELDS) {
      // What was typed before the scripts ran is newer than the draft.
      if (draft[field] && !getValues(field)) setValue(field, draft[field]);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [getValues, setValue, subscribe, sent]);
}
