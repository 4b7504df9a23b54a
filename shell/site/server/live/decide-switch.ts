import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { SiteStatus } from '../../../composition/store/site-status.ts';

interface Progress {
  /** Absent while no composition is live. */
  running: { document: CompositionDocument; up: ReadonlySet<string> } | undefined;
  failures: Readonly<Record<string, string>>;
  awaited: ReadonlySet<string>;
  failed: ReadonlySet<string>;
}

/**
 * Decides if a composition goes live. Working remotes must keep working, and changed ones must work. Remotes that were
 * unavailable may stay so, as may any at the first start.
 */
export function decideSwitch(
  document: CompositionDocument,
  { running, failures, awaited, failed }: Progress,
): Pick<SiteStatus, 'state' | 'reason'> & { lost?: readonly string[] } {
  const isNeeded = (name: string) =>
    running !== undefined && (running.up.has(name) || !isSameEntry(document, running.document, name));
  const names = Object.keys(document.remotes);
  const lost = names.filter((name) => failed.has(name) && isNeeded(name));
  if (lost.length > 0) {
    const reasons = lost.map((name) => `${name}: ${sentence(failures[name])}`);
    return { state: 'refused', lost, reason: `Revision ${document.revision} does not go live. ${reasons.join(' ')}` };
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
