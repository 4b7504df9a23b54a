import {
  type CompositionDocument,
  compositionId,
  parseComposition,
} from '../../../composition/document/composition-document.ts';

/** What became of the document that is wanted now. */
export interface SwitchStatus {
  /** Absent where the document cannot be read or parsed. */
  revision?: number;
  id?: string;
  state: 'checking' | 'live' | 'refused';
  /** Why it is refused. Always of this document, never of one before it. */
  reason?: string;
}

export type DesiredComposition = { document: CompositionDocument } | { reason: string };

export function parseDesired(text: string): DesiredComposition {
  try {
    return { document: parseComposition(text) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

export function switchStatus(
  document: CompositionDocument,
  state: SwitchStatus['state'],
  reason?: string,
): SwitchStatus {
  return {
    revision: document.revision,
    id: compositionId(document),
    state,
    ...(reason === undefined ? {} : { reason }),
  };
}

interface Progress {
  /** The remotes that work in the composition in force, and its document. Absent while nothing is in force. */
  running: { document: CompositionDocument; up: ReadonlySet<string> } | undefined;
  failures: Readonly<Record<string, string>>;
  /** Remotes that may still come up in a moment. */
  awaited: ReadonlySet<string>;
  /** Remotes whose check has ended without success. */
  failed: ReadonlySet<string>;
}

/**
 * Whether a composition may take traffic. It may take nothing away that works, and what it changes has to work. A remote that was away
 * before may stay away, and so may any at the very first start.
 */
export function decideSwitch(
  document: CompositionDocument,
  { running, failures, awaited, failed }: Progress,
): Pick<SwitchStatus, 'state' | 'reason'> {
  const isNeeded = (name: string) =>
    running !== undefined && (running.up.has(name) || !isSameEntry(document, running.document, name));
  const names = Object.keys(document.remotes);
  const lost = names.filter((name) => failed.has(name) && isNeeded(name));
  if (lost.length > 0) {
    return {
      state: 'refused',
      reason: `Revision ${document.revision} does not take traffic. ${lost.map((name) => `${name}: ${sentence(failures[name])}`).join(' ')}`,
    };
  }
  const isUp = (name: string) => failures[name] === undefined;
  return names.every((name) => isUp(name) || (!isNeeded(name) && !awaited.has(name)))
    ? { state: 'live' }
    : { state: 'checking' };
}

function isSameEntry(a: CompositionDocument, b: CompositionDocument, name: string): boolean {
  return a.remotes[name]?.digest === b.remotes[name]?.digest && a.remotes[name]?.release === b.remotes[name]?.release;
}

function sentence(text = ''): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
