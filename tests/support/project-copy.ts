import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { PROJECT } from './project.ts';

const LEFT_OUT = new Set(['.git', '.site', 'node_modules', 'coverage', 'test-results']);

/** The project in a folder of its own, where a test may edit sources while others use the real ones. Dependencies are links to the real ones. */
export class ProjectCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));

  constructor() {
    cpSync(PROJECT, this.folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
    this.#linkDependencies();
  }

  file(path: string): string {
    return join(this.folder, path);
  }

  delete() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** All that is installed, and in the place of the links to the project's packages links to the copies. */
  #linkDependencies() {
    const holders = ['', ...readdirSync(PROJECT, { recursive: true, encoding: 'utf8' }).filter(isNestedHolder).map((path) => path.slice(0, -'node_modules'.length))];
    for (const holder of holders) this.#linkAll(join(holder, 'node_modules'));
  }

  #linkAll(folder: string) {
    mkdirSync(join(this.folder, folder), { recursive: true });
    for (const name of readdirSync(join(PROJECT, folder))) {
      const path = join(folder, name);
      if (name.startsWith('@')) this.#linkAll(path);
      else symlinkSync(this.#target(realpathSync(join(PROJECT, path))), join(this.folder, path));
    }
  }

  #target(real: string): string {
    const within = relative(PROJECT, real);
    return within.split('/').includes('node_modules') ? real : join(this.folder, within);
  }
}

function isNestedHolder(path: string): boolean {
  return /^(shell|mf-[^/]+|api|tests)(\/(?!dist\/)[^/.]+)?\/node_modules$/.test(path);
}
