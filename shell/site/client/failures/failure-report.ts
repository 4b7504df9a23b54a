import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-module-error.ts';
import { findRemoteFile } from '../federation/release-files.ts';

const REPORT_PATH = '/_report';
/** Maximum per document, because a repeated error, such as on every pointer move, adds nothing new. */
const MOST_REPORTS = 10;
const LONGEST_MESSAGE = 300;

/** A stack line in Chromium (`at f (url:1:2)`) or other engines (`f@url:1:2`). */
const FRAME = /(?:^\s*at .*?|@)\(?([a-z-]+:\/\/[^\s()]+?)(:\d+)?(:\d+)?\)?$/i;

/**
 * Attributes the error to the first stack frame outside the shell, because shell functions throw on behalf of their
 * callers. An error in an extension or analytics script has no remote.
 * @param file the script that the browser reports, for thrown values without a stack
 */
export function getRemote(
  error: unknown,
  file: string | undefined,
  composition: BrowserComposition,
): string | undefined {
  // Canceled requests are not failures.
  if ((error as Partial<Error> | undefined | null)?.name === 'AbortError') return undefined;
  const stack = listFrames(error);
  const foreign = (stack.length > 0 ? stack.map(({ url }) => url) : [file ?? '']).find(
    (url) => !url.startsWith(`${location.origin}/assets/`),
  );
  return foreign === undefined ? undefined : findRemoteFile(composition, foreign)?.remote;
}

const sent = new Set<string>();

/** Sends no data that identifies the visitor, and does not wait for a response. */
export function sendReport({ remote, kind, error }: RemoteFailure, composition: BrowserComposition): void {
  const base = composition.remotes[remote]?.base;
  if (base === undefined) return; // The server already knows that the remote has no release.
  const report = JSON.stringify({
    remote,
    release: base.split('/').at(-3) ?? '', // folder name, such as `0.1.0-bc5b160972`
    composition: composition.id,
    kind,
    message: readMessage(error, remote, composition),
  });
  if (sent.has(report) || sent.size >= MOST_REPORTS) return;
  sent.add(report);
  navigator.sendBeacon?.(REPORT_PATH, new Blob([report], { type: 'application/json' }));
}

function readMessage(error: unknown, remote: string, composition: BrowserComposition): string {
  const [frame] = listFrames(error)
    .map(({ url, position }) => ({ file: findRemoteFile(composition, url), position }))
    .filter(({ file }) => file?.remote === remote);
  const place = frame ? ` (${frame.file?.path}${frame.position})` : '';
  const text = removeQueries(toText(error)).replace(/\s+/g, ' ');
  return `${text.slice(0, 150)}${place.slice(0, 80)} on ${location.pathname}`.slice(0, LONGEST_MESSAGE);
}

function listFrames(error: unknown): { url: string; position: string }[] {
  const stack = (error as Partial<Error> | undefined | null)?.stack;
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  return lines.flatMap((line) => {
    const [, url, row = '', column = ''] = FRAME.exec(line) ?? [];
    return url === undefined ? [] : [{ url, position: row + column }];
  });
}

function toText(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'The thrown value has no text'; // An object without a prototype throws.
  }
}

/** Queries may contain what a visitor typed. */
function removeQueries(text: string): string {
  return text.replace(/(\w+:\/\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1');
}
