import type { IncomingHttpHeaders } from 'node:http';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import type { SiteRevision } from '../site/site-revision.ts';

const ID = /^[\da-f]{16}$/;

/** The composition of the page that a request says it comes from. Undefined where it says none, or anything else. */
export function compositionOf(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[COMPOSITION_HEADER];
  return typeof said === 'string' && ID.test(said) ? said : undefined;
}

/** Which composition an answer is made of, for browsers, and its revision, for operators. */
export function compositionHeaders({
  composition,
  document,
}: Pick<SiteRevision, 'composition' | 'document'>): Record<string, string> {
  return { [COMPOSITION_HEADER]: composition.id, 'x-revision': String(document.revision) };
}
