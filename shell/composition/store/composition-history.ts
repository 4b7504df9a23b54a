import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compositionId,
  type CompositionDocument,
  formatComposition,
  parseComposition,
} from '../document/composition-document.ts';
import { writeDurably } from './durable-file.ts';

const MAX_REVISIONS = 100;
const ENTRY = /^(\d+)-[0-9a-f]{16}\.json$/;

export class CompositionHistory {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns documents oldest first, and skips files that cannot be parsed. */
  async list(): Promise<CompositionDocument[]> {
    const documents: CompositionDocument[] = [];
    for (const name of await this.#names()) {
      try {
        documents.push(parseComposition(await readFile(join(this.folder, name), 'utf8')));
      } catch {
        continue; // It was edited by hand, or written by another version of the shell.
      }
    }
    return documents.sort((a, b) => a.revision - b.revision || a.createdAt.localeCompare(b.createdAt));
  }

  /**
   * Adds a document if it is new, and deletes the oldest documents. Keeps both documents if a manual edit reused a
   * revision number.
   */
  async add(document: CompositionDocument): Promise<void> {
    const name = `${String(document.revision).padStart(6, '0')}-${compositionId(document)}.json`;
    const names = await this.#names();
    if (!names.includes(name)) await writeDurably(join(this.folder, name), formatComposition(document));
    for (const old of names.slice(0, Math.max(0, names.length + 1 - MAX_REVISIONS)))
      await rm(join(this.folder, old), { force: true });
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    });
    return names.filter((name) => ENTRY.test(name)).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  }
}
