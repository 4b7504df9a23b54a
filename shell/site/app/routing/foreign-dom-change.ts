const NAMES = ['NotFoundError', 'HierarchyRequestError'];

/**
 * Detects a failure by React to insert or remove an element because something else changed the document. Browser
 * translation replaces text nodes, and extensions move or remove elements.
 */
export function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && NAMES.includes(error.name);
}
