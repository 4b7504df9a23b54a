import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-failure.ts';
import { findRemoteFile } from '../federation/remote-file.ts';

const REPORT_PATH = '/_report';
/** Of one document, and of one message: what goes wrong at every move of the pointer says nothing new. */
const MOST_REPORTS = 10;
const LONGEST_MESSAGE = 300;

/** A line of a stack, as Chromium writes it (`at f (address:1:2)`) or the other engines do (`f@address:1:2`). */
const FRAME = /(?:^\s*at .*?|@)\(?([a-z-]+:\/\/[^\s()]+?)(:\d+)?(:\d+)?\)?$/i;

/**
 * The remote whose file an error comes from, if it is a remote's. The first frame that is not the shell's decides: the shell's functions
 * fail on behalf of their callers, and an extension or an analytics script stands for itself.
 * @param file the script that the browser names, for values that are thrown and have no stack
 */
export function remoteOf(
  error: unknown,
  file: string | undefined,
  composition: BrowserComposition,
): string | undefined {
  // A request that somebody has called off.
  if (nameOf(error) === 'AbortError') return undefined;
  const stack = framesOf(error);
  const foreign = (stack.length > 0 ? stack.map(({ url }) => url) : [file ?? '']).find(
    (url) => !url.startsWith(`${location.origin}/assets/`),
  );
  return foreign === undefined ? undefined : findRemoteFile(composition, foreign)?.remote;
}

const sent = new Set<string>();

/** Tells the server, which tells the operator. Nothing in it says who the visitor is, and an answer is not waited for. */
export function sendReport({ remote, kind, error }: RemoteFailure, composition: BrowserComposition): void {
  const base = composition.remotes[remote]?.base;
  if (base === undefined) return; // the server knows that it has no release of it
  const report = JSON.stringify({
    remote,
    release: releaseOf(base),
    composition: composition.id,
    kind,
    message: messageOf(error, remote, composition),
  });
  if (sent.has(report) || sent.size >= MOST_REPORTS) return;
  sent.add(report);
  navigator.sendBeacon?.(REPORT_PATH, new Blob([report], { type: 'application/json' }));
}

/** The folder of a release, which is named by its version and its content: `…/0.1.0-bc5b160972/browser/`. */
function releaseOf(base: string): string {
  return base.split('/').at(-3) ?? '';
}

/** What was thrown, where in the release, and on which page. */
function messageOf(error: unknown, remote: string, composition: BrowserComposition): string {
  const [frame] = framesOf(error)
    .map(({ url, position }) => ({ file: findRemoteFile(composition, url), position }))
    .filter(({ file }) => file?.remote === remote);
  const place = frame ? ` (${frame.file?.path}${frame.position})` : '';
  const text = withoutQuery(textOf(error)).replace(/\s+/g, ' ');
  return `${text.slice(0, 150)}${place.slice(0, 80)} on ${location.pathname}`.slice(0, LONGEST_MESSAGE);
}

function framesOf(error: unknown): { url: string; position: string }[] {
  const stack = (error as Partial<Error> | undefined | null)?.stack;
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  return lines.flatMap((line) => {
    const [, url, row = '', column = ''] = FRAME.exec(line) ?? [];
    return url === undefined ? [] : [{ url, position: row + column }];
  });
}

function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'What was thrown cannot be shown'; // an object without a prototype, for one
  }
}

function nameOf(error: unknown): unknown {
  return (error as Partial<Error> | undefined | null)?.name;
}

/** A query may hold what a visitor has typed. */
function withoutQuery(text: string): string {
  return text.replace(/(\w+:\/\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1');
}
