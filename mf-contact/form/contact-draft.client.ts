import { CONTACT_FIELDS } from './contact-fields.ts';
import type { ContactFields } from './contact-fields.ts';

const KEY = 'contact-draft';

export function readDraft(): Partial<ContactFields> {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as unknown);
  if (typeof stored !== 'object' || stored === null) return {};
  const draft: Partial<ContactFields> = {};
  for (const field of CONTACT_FIELDS) {
    const text = (stored as Partial<ContactFields>)[field];
    if (typeof text === 'string') draft[field] = text;
  }
  return draft;
}

export function keepDraft(fields: Partial<ContactFields>): void {
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
