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
    values: new Map(readFields(page).map(({ name, value }) => [name, value])),
    focused:
      isField(active) && active.name !== ''
        ? { name: active.name, start: active.selectionStart, end: active.selectionEnd }
        : undefined,
  };
}

/** Dispatches input events, so that the page's own code sees the changes. */
export function writePageFields(page: ParentNode, { values, focused }: PageFields): void {
  const fields = readFields(page);
  for (const field of fields) {
    const value = values.get(field.name);
    if (value === undefined || value === field.value) continue;
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // Use the prototype's setter, because React ignores the event after its own override on the element.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const field = focused && fields.find(({ name }) => name === focused.name);
  if (!field) return;
  field.focus({ preventScroll: true });
  // Some input types have no selection.
  if (focused.start !== null) field.setSelectionRange(focused.start, focused.end);
}

function readFields(page: ParentNode): Field[] {
  const named = page.querySelectorAll<Field>('input[name]:not([type="hidden"]), textarea[name]');
  return [...named].filter(({ name }) => name !== '');
}
