import { useEffect, type RefObject } from 'react';

const KEY = 'contact-draft';
const TEXT_FIELDS = 'input:not([type="hidden"]), textarea';

/** Keeps the form's text across a reload of the tab. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>, sent: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (sent) {
      dropDraft();
      // With `?sent=1`, a reload or Back would show the confirmation above a new message.
      history.replaceState(history.state, '', location.pathname);
    }
    const controls = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)];
    const draft =
      quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, string>>) ?? {};
    for (const control of controls) {
      const text = draft[control.name];
      // Text typed before the scripts ran is newer than the draft.
      if (text && control.value === '') control.value = text;
    }
    const saveDraft = () => {
      const texts = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
      quietly(() => sessionStorage.setItem(KEY, JSON.stringify(texts)));
    };
    element.addEventListener('input', saveDraft);
    return () => element.removeEventListener('input', saveDraft);
  }, [form, sent]);
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
