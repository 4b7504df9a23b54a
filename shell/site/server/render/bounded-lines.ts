// A remote may replace the global one.
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

interface BoundedLinesOptions {
  /** Bytes. */
  longest: number;
  onLine: (line: string) => void;
  /** Called once. Reading then stops. */
  onTooLong: () => void;
}

const NEWLINE = 0x0a;

/** Reads lines of untrusted input. Buffers at most one line of the allowed length. */
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
  // Killing a process breaks its pipes.
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
