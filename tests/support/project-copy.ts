import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from './project.ts';

const LEFT_OUT = ['.git', '.site', 'node_modules', 'coverage', 'test-results'];
/** Builds write to these folders, so the copy must not link them. */
const NOT_LINKED = ['.federation', '.cache'];

interface CopyOptions {
  /** Packages or scopes to copy instead of link, so that tools find them inside the copy. */
  own?: readonly string[];
  /** A subfolder of the temporary folder. */
  within?: string;
}

export class ProjectCopy {
  readonly folder: string;
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  readonly #own: readonly string[];

  constructor({ own = [], within = '' }: CopyOptions = {}) {
    this.folder = join(this.#root, within);
    this.#own = own;
    cpSync(PROJECT, this.folder, {
      recursive: true,
      // The launcher installs again if the lockfile is newer than the installation.
      preserveTimestamps: true,
      filter: (source) => !LEFT_OUT.includes(relative(PROJECT, source)),
    });
    this.#link('node_modules');
  }

  file(path: string): string {
    return join(this.folder, path);
  }

  delete() {
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 5 });
  }

  #link(folder: string) {
    mkdirSync(this.file(folder), { recursive: true });
    for (const name of readdirSync(join(PROJECT, folder)).filter((entry) => !NOT_LINKED.includes(entry))) {
      const path = join(folder, name);
      if (this.#own.includes(name)) cpSync(join(PROJECT, path), this.file(path), { recursive: true });
      else if (name.startsWith('@')) this.#link(path);
      else symlinkSync(this.#target(realpathSync(join(PROJECT, path))), this.file(path));
    }
  }

  /** The project's packages resolve to the copies. */
  #target(real: string): string {
    const within = relative(PROJECT, real);
    return within.startsWith('node_modules') ? real : this.file(within);
  }
}
