import { Socket } from 'node:net';
import { readBoundedLines } from '../process-output.ts';
import type { RenderResponse, RenderRequest } from '../render-messages.ts';

/** See `process-command.ts`. */
const PIPE = 3;

type Numbered = { id: number; request: RenderRequest };

// Saved, because a remote may replace them.
const { parse, stringify } = JSON;
const exit = process.exit.bind(process);
const writeError = process.stderr.write.bind(process.stderr);

/** Answers requests as lines of JSON, in order of completion. Exits when the server closes the pipe. */
export function answerRequests(respond: (request: RenderRequest) => Promise<RenderResponse>) {
  const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
  const onLine = (line: string) => {
    const { id, request } = parse(line) as Numbered;
    const send = (given: RenderResponse) => pipe.write(`${stringify({ id, ...given })}\n`);
    respond(request).then(send, (error: unknown) => send({ kind: 'failed', reason: describeError(error) }));
  };
  // The server is trusted, and a remote's code has some megabytes.
  readBoundedLines(pipe, { longest: Infinity, onLine, onTooLong: () => {} });
  pipe.on('error', () => exit(1));
  pipe.on('end', () => exit(0));
}

const LONGEST_REASON = 4000;

/** A thrown value may have getters that throw. */
export function describeError(error: unknown): string {
  try {
    const text = error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`;
    return String(text).slice(0, LONGEST_REASON);
  } catch {
    return 'The thrown value cannot be described';
  }
}

/** The server reads the last output as the reason. */
export function endProcess(reason: string): never {
  writeError(`${reason}\n`);
  return exit(1);
}
