import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** A composition is a few kilobytes. */
const LIMIT_BYTES = 1024 * 1024;

class UnusableFileError extends Error {
  override name = 'UnusableFileError';
  readonly code: 'NOT_A_FILE' | 'TOO_LARGE';

  constructor(code: UnusableFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads a regular file of limited size. Opens it with O_NONBLOCK, because a named pipe would block forever. */
export async function readText(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new UnusableFileError('NOT_A_FILE', `${path} is not a regular file.`);
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(Math.min(stats.size, LIMIT_BYTES) + 1) });
    if (bytesRead > LIMIT_BYTES)
      throw new UnusableFileError('TOO_LARGE', `${path} is larger than ${LIMIT_BYTES / 1024} KiB.`);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
