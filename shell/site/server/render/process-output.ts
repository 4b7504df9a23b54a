import { Buffer } from 'node:buffer'; // A remote may replace the global `Buffer`.
import type { Readable } from 'node:stream';

interface BoundedLinesOptions {
  maxBytes: number;
  onLine: (line: string) => void;
  /** Called once. Reading then stops. */
  onTooLong: () => void;
}

const NEWLINE = 0x0a;

/** Reads lines of untrusted input. Buffers at most one line of the allowed length. */
export function readBoundedLines(stream: Readable, { maxBytes, onLine, onTooLong }: BoundedLinesOptions) {
  let parts: Buffer[] = [];
  let heldBytes = 0;
  let ended = false;
  stream.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1 && !ended; end = chunk.indexOf(NEWLINE, from)) {
      if (!hold(chunk.subarray(from, end))) return;
      const line = Buffer.concat(parts, heldBytes).toString('utf8');
      parts = [];
      heldBytes = 0;
      from = end + 1;
      onLine(line);
    }
    if (!ended) hold(chunk.subarray(from));
  });
  // Killing a process breaks its pipes.
  stream.on('error', () => {});

  function hold(part: Buffer): boolean {
    heldBytes += part.length;
    if (heldBytes > maxBytes) {
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

interface BoundedLogOptions {
  onLine: (line: string) => void;
  /** Called once, when a process exceeds its byte limit. Reading then stops. */
  onFlood: () => void;
}

const MAX_LINE_LENGTH = 2000;
const INTERVAL_MS = 10_000;
const LINES_PER_INTERVAL = 50;
const BYTES_PER_INTERVAL = 16 * 1024 * 1024;

/** Returns a getter of the last output, which may explain why the process exited. */
export function logBounded(
  streams: readonly (Readable | null)[],
  { onLine, onFlood }: BoundedLogOptions,
): () => string {
  let last = '';
  let lines = 0;
  let bytes = 0;
  const timer = setInterval(() => {
    if (lines > LINES_PER_INTERVAL) onLine(`(${lines - LINES_PER_INTERVAL} lines omitted)`);
    lines = 0;
    bytes = 0;
  }, INTERVAL_MS).unref();

  for (const stream of streams) {
    stream?.on('close', () => clearInterval(timer)).on('error', () => {});
    stream?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > BYTES_PER_INTERVAL) {
        for (const open of streams) open?.destroy();
        return onFlood();
      }
      const text = chunk.toString('utf8');
      last = (last + text).slice(-2 * MAX_LINE_LENGTH);
      for (const line of text.split('\n'))
        if (line.trim() !== '' && ++lines <= LINES_PER_INTERVAL) onLine(line.slice(0, MAX_LINE_LENGTH));
    });
  }
  return () => last;
}
