import { Socket } from 'node:net';
import { readBoundedLines } from '../bounded-lines.ts';
import type { RenderResponse, RenderRequest } from '../render-messages.ts';

/** The pipe to the shell's server; see `process-command.ts`. */
const PIPE = 3;

type Numbered = { id: number; request: RenderRequest };

// Held on to: a remote may replace its process's.
const { parse, stringify } = JSON;
const exit = process.exit.bind(process);
const writeError = process.stderr.write.bind(process.stderr);

/** Answers the server's requests, one line of JSON each, in the order in which the answers come. Ends the process with the server. */
export function answerRequests(respond: (request: RenderRequest) => Promise<RenderResponse>) {
  const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
  const onLine = (line: string) => {
    const { id, request } = parse(line) as Numbered;
    const send = (given: RenderResponse) => pipe.write(`${stringify({ id, ...given })}\n`);
    respond(request).then(send, (error: unknown) => send({ kind: 'failed', reason: describeError(error) }));
  };
  // The server writes what it means to: the code of a remote has some megabytes.
  readBoundedLines(pipe, { longest: Infinity, onLine, onTooLong: () => {} });
  pipe.on('error', () => exit(1));
  pipe.on('end', () => exit(0));
}

const LONGEST_REASON = 4000;

/** A thrown value may be anything, with getters that throw. */
export function describeError(error: unknown): string {
  try {
    const text = error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`;
    return String(text).slice(0, LONGEST_REASON);
  } catch {
    return 'Something was thrown that cannot be described';
  }
}

/** Ends the process. The server reads the reason as the last thing that it wrote. */
export function endProcess(reason: string): never {
  writeError(`${reason}\n`);
  return exit(1);
}
