import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import type { SiteStatus } from '../composition/site-status.ts';
import { modulesOf } from '../composition/whole-composition.ts';

/** What a document says, for people. */
export function describeDocument(document: CompositionDocument): string {
  const { revision, createdAt, actor, reason, remotes } = document;
  const lines = Object.entries(remotes).map(([name, { release, version = '' }]) => {
    const places = modulesOf(document, name).map(({ place }) => place);
    return `${name.padEnd(14)} ${version.padEnd(10)} ${release}\n${''.padEnd(26)}${places.join('  ')}`;
  });
  return [`Revision ${revision}, ${createdAt}, ${actor}: ${reason}`, ...lines].join('\n');
}

/** What the site says of the document, and of what runs. */
export function describeSite(status: SiteStatus | undefined, document: CompositionDocument | undefined): string {
  if (!status) return 'No site follows this document.';
  const { url, state, reason, serving, remotes } = status;
  const isSame = document === undefined || (status.revision === document.revision && status.id === compositionId(document));
  const verdict = !isSame ? 'has not taken this document up yet' : state === 'refused' ? `refuses it: ${reason ?? 'it gives no reason.'}` : state === 'checking' ? 'is checking it' : 'has it live';
  const running = Object.entries(remotes).map(([name, { version = '', away }]) => `  ${name.padEnd(14)} ${version.padEnd(10)} ${away === undefined ? 'runs' : `away: ${away}`}`);
  return [`The site on ${url} ${verdict}.`.replace(/\.\.$/, '.'), `It serves ${serving === undefined ? 'nothing yet' : `revision ${serving}`}:`, ...running].join('\n');
}

/** Newest first. */
export function describeHistory(documents: readonly CompositionDocument[], current: CompositionDocument | undefined): string {
  if (documents.length === 0) return 'There was no change yet.';
  const id = current && compositionId(current);
  return documents
    .toReversed()
    .map((document) => {
      const { revision, createdAt, actor, reason, remotes } = document;
      const versions = Object.entries(remotes).map(([name, { version }]) => (version ? `${name} ${version}` : name));
      const mark = current?.revision === revision && id === compositionId(document) ? '*' : ' ';
      return `${mark}${String(revision).padStart(5)}  ${createdAt}  ${actor}: ${reason}\n${''.padEnd(8)}${versions.join('  ')}`;
    })
    .join('\n');
}
