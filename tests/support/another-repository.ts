import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from './project.ts';

/** Published to other teams. */
const PACKAGES = ['shell/kit/remote-build', 'shell/kit/contract', 'shell/kit/release', 'api/contract', 'api/settings'];

/** A folder outside the project. The project's packages are installed as from a registry, others are linked. */
export class AnotherRepository {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'another-repository-')));

  /** @param files path to text */
  constructor(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) this.#write(path, text);
    this.#linkOthers();
    for (const path of PACKAGES) this.#install(path);
    const program = this.file('node_modules/.bin/remote-build');
    mkdirSync(dirname(program), { recursive: true });
    symlinkSync('../@site/remote-build/bin/remote-build.mjs', program);
  }

  file(path: string): string {
    return join(this.folder, path);
  }

  run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      // Tools that find these variables of Jest build differently.
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

  #linkOthers() {
    const installed = join(PROJECT, 'node_modules');
    mkdirSync(this.file('node_modules/@site'), { recursive: true });
    for (const name of readdirSync(installed)) {
      const isOfOthers =
        !name.startsWith('.') &&
        name !== '@site' &&
        realpathSync(join(installed, name)).startsWith(realpathSync(installed));
      if (isOfOthers) symlinkSync(join(installed, name), this.file(`node_modules/${name}`));
    }
  }

  #install(path: string) {
    const archive =
      this.run('npm', 'pack', join(PROJECT, path), '--silent', '--offline').trim().split('\n').at(-1) ?? '';
    const target = this.file(`node_modules/@site/${archive.replace(/^site-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1')}`);
    mkdirSync(target);
    this.run('tar', '-xzf', archive, '--strip-components=1', '-C', target);
    rmSync(this.file(archive));
  }
}
