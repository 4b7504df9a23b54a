import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A composition kept in a file. Written by replacing the file, so that no reader ever sees half of one. */
export class CompositionFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  async read(): Promise<string> {
    return readFile(this.path, 'utf8');
  }

  async write(text: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    const draft = `${this.path}.${process.pid}.tmp`;
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, this.path);
  }

  /** Calls back with the text now and whenever it has changed. Polled: a file may lie on a network share, where no event comes. */
  watch(onChange: (text: string) => void, onError: (error: unknown) => void, intervalMs = 500): () => void {
    let last: string | undefined;
    const look = () => {
      try {
        const text = readFileSync(this.path, 'utf8');
        if (text === last) return;
        last = text;
        onChange(text);
      } catch (error) {
        if (last !== '') onError(error);
        last = '';
      }
    };
    look();
    const timer = setInterval(look, intervalMs);
    return () => clearInterval(timer);
  }
}
