import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** A composition takes a few kilobytes. */
const LIMIT_BYTES = 1024 * 1024;

/** What stands in a file's place is none, or none that could be a document: `NOT_A_FILE` or `TOO_LARGE`. */
class UnusableFileError extends Error {
  override name = 'UnusableFileError';
  readonly code: 'NOT_A_FILE' | 'TOO_LARGE';

  constructor(code: UnusableFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a file that anyone may have put there: a regular one of bounded size. A named pipe would keep the reader waiting for ever and a
 * device has no end, so what is no file is opened without waiting and not read.
 */
export async function readText(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new UnusableFileError('NOT_A_FILE', `${path} is no regular file.`);
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(Math.min(stats.size, LIMIT_BYTES) + 1) });
    if (bytesRead > LIMIT_BYTES)
      throw new UnusableFileError('TOO_LARGE', `${path} is larger than ${LIMIT_BYTES / 1024} KiB.`);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
