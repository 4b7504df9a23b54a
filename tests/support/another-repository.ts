import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages } from './install-packages.ts';
import { PROJECT } from './project.ts';

const PACKAGES = ['shell/kit/remote-build', 'shell/kit/contract', 'shell/kit/release', 'api/contract', 'api/settings'];

/** A folder outside the project. It contains copies of the project's packages, and links to all other packages. */
export class AnotherRepository {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'another-repository-')));

  /** @param files maps each path to its text */
  constructor(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) this.#write(path, text);
    const archives = PACKAGES.map((path) => this.#pack(path));
    installPackages(this.folder, archives);
    for (const archive of archives) rmSync(archive);
  }

  file(path: string): string {
    return join(this.folder, path);
  }

  run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      // Jest sets these variables, and build tools behave differently if they find them.
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, JEST_WORKER_ID: undefined },
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }

  delete() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #write(path: string, text: string) {
    mkdirSync(dirname(this.file(path)), { recursive: true });
    writeFileSync(this.file(path), text);
  }

  /** @returns the path of the archive */
  #pack(path: string): string {
    const archive =
      this.run('npm', 'pack', join(PROJECT, path), '--silent', '--offline').trim().split('\n').at(-1) ?? '';
    return this.file(archive);
  }
}
