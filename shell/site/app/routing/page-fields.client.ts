/** What a visitor has typed into the named fields of a page, and which of them has the focus. */
export interface PageFields {
  values: ReadonlyMap<string, string>;
  focused: { name: string; start: number | null; end: number | null } | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function readPageFields(page: ParentNode): PageFields {
  const active = document.activeElement;
  return {
    values: new Map(fieldsOf(page).map(({ name, value }) => [name, value])),
    focused:
      isField(active) && active.name !== ''
        ? { name: active.name, start: active.selectionStart, end: active.selectionEnd }
        : undefined,
  };
}

/** Fills the fields as a visitor would, so that the page's own code learns of it. */
export function writePageFields(page: ParentNode, { values, focused }: PageFields): void {
  const fields = fieldsOf(page);
  for (const field of fields) {
    const value = values.get(field.name);
    if (value === undefined || value === field.value) continue;
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // The prototype's own setter: React ignores an event after the setter that it puts on the element.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const field = focused && fields.find(({ name }) => name === focused.name);
  if (!field) return;
  field.focus({ preventScroll: true });
  // Some types of fields have no selection.
  if (focused.start !== null) field.setSelectionRange(focused.start, focused.end);
}

function fieldsOf(page: ParentNode): Field[] {
  const named = page.querySelectorAll<Field>('input[name]:not([type="hidden"]), textarea[name]');
  return [...named].filter(({ name }) => name !== '');
}
