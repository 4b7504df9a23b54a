const NAMES = ['NotFoundError', 'HierarchyRequestError'];

/**
 * Whether React failed to insert or remove an element because something else had changed the document: the browser's translation replaces
 * text nodes, and extensions move or remove elements.
 */
export function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && NAMES.includes(error.name);
}
