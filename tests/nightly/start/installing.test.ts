import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';

const COPIED = ['launch.mjs', 'end-with-parent.ts'];
const SCRIPTED = { name: 'scripted', version: '1.0.0', scripts: { install: 'node install.cjs' } };
const MANIFEST = {
  name: 'small',
  private: true,
  type: 'module',
  dependencies: { scripted: 'file:scripted' },
  allowScripts: { scripted: true },
};
const LOCKED = {
  '': { name: 'small', dependencies: { scripted: 'file:scripted' } },
  'node_modules/scripted': { resolved: 'scripted', link: true },
  scripted: { version: '1.0.0', hasInstallScript: true },
};

let folder: string;
let running: RunningProcess[];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installing-')));
  running = [];
  for (const name of COPIED)
    cpSync(join(PROJECT, 'shell/tools/launcher', name), join(folder, 'shell/tools/launcher', name), {
      recursive: true,
    });
  write(
    'shell/tools/launcher/test/test.ts',
    "const words: string[] = process.argv.slice(2);\nconsole.log(`The tests ran with ${words.join(' ')}.`);\n",
  );
  write('scripted/package.json', JSON.stringify(SCRIPTED));
  write('scripted/install.cjs', "require('node:fs').writeFileSync('ran', '')");
  write('package.json', JSON.stringify(MANIFEST));
  writeLockfile(LOCKED);
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('the launcher', () => {
  test('installs the packages in the lockfile on the first start, and does not install them on the second', async () => {
    const first = await launch().ended.then(() => last());
    expect(first).toMatch(/Installing dependencies\.[^]*installed in \d+ s\nThe tests ran with types lint\./);
    expect(existsSync(join(folder, 'scripted/ran'))).toBe(true);
    await launch().ended;
    expect(last()).toBe('The tests ran with types lint.\n');
  });

  test('installs the packages again after a change to the lockfile', async () => {
    await launch().ended;
    write('scripted/package.json', JSON.stringify({ ...SCRIPTED, version: '1.0.1' }));
    writeLockfile({ ...LOCKED, scripted: { version: '1.0.1', hasInstallScript: true } });
    await launch().ended;
    expect(last()).toContain('Installing dependencies.');
  });

  test('completes an interrupted installation', async () => {
    await launch().ended;
    write('.site/installation-unfinished', '');
    expect(await launch().ended).toBe(0);
    expect(last()).toMatch(/Installing dependencies\.[^]*The tests ran with types lint\./);
    await launch().ended;
    expect(last()).toBe('The tests ran with types lint.\n');
  });

  test('explains what to do when the lockfile does not match package.json', async () => {
    write('package.json', JSON.stringify({ ...MANIFEST, dependencies: { scripted: 'file:scripted', left: '^1.0.0' } }));
    expect(await launch().ended).toBe(1);
    expect(last()).toContain('Cannot install the dependencies. See the npm error above.');
    expect(last()).not.toMatch(/^ {4}at /m);
  });
});

function launch(): RunningProcess {
  const child = startProcess({
    args: [join(folder, 'shell/tools/launcher/launch.mjs'), 'test', 'types', 'lint'],
    environment: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
  });
  running.push(child);
  return child;
}

function last(): string {
  return running.at(-1)?.output() ?? '';
}

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function writeLockfile(packages: object) {
  write('package-lock.json', JSON.stringify({ name: 'small', lockfileVersion: 3, requires: true, packages }));
}
