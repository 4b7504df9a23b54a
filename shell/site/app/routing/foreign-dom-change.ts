const NAMES = ['NotFoundError', 'HierarchyRequestError'];

/**
 * Detects a failure by React to insert or remove an element, after browser translation replaced text nodes or an
 * extension moved elements.
 */
export function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && NAMES.includes(error.name);
}
