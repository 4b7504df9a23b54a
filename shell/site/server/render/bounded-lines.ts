// In render processes, a remote may put another in the place of the global one.
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

interface BoundedLinesOptions {
  /** Bytes that a line may have. */
  longest: number;
  onLine: (line: string) => void;
  /** Called once for a line that is too long; nothing is read from then on. */
  onTooLong: () => void;
}

const NEWLINE = 0x0a;

/** Reads lines from a stream that a stranger writes: never more than one of the allowed length is held. */
export function readBoundedLines(stream: Readable, { longest, onLine, onTooLong }: BoundedLinesOptions) {
  let parts: Buffer[] = [];
  let held = 0;
  let ended = false;
  stream.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1 && !ended; end = chunk.indexOf(NEWLINE, from)) {
      if (!hold(chunk.subarray(from, end))) return;
      const line = Buffer.concat(parts, held).toString('utf8');
      parts = [];
      held = 0;
      from = end + 1;
      onLine(line);
    }
    if (!ended) hold(chunk.subarray(from));
  });
  // A process that is ended takes its pipes with it.
  stream.on('error', () => {});

  function hold(part: Buffer): boolean {
    held += part.length;
    if (held > longest) {
      ended = true;
      parts = [];
      stream.destroy();
      onTooLong();
      return false;
    }
    parts.push(part);
    return true;
  }
}
