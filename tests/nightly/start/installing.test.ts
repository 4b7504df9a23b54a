import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

const COPIED = ['launch.mjs', 'install', 'end-with-parent.ts'];
/** An install script that runs while the file `hold` exists. */
const SLOW_SCRIPT = `
const { existsSync, writeFileSync } = require('node:fs');
writeFileSync('../began', '');
const look = () => existsSync('../hold') && setTimeout(look, 50);
look();
`;
const SLOW = { name: 'slow', version: '1.0.0', scripts: { install: 'node install.cjs' } };
const MANIFEST = {
  name: 'small',
  private: true,
  type: 'module',
  dependencies: { slow: 'file:slow' },
  allowScripts: { slow: true },
};
const LOCKED = {
  '': { name: 'small', dependencies: { slow: 'file:slow' } },
  'node_modules/slow': { resolved: 'slow', link: true },
  slow: { version: '1.0.0', hasInstallScript: true },
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
  write('slow/package.json', JSON.stringify(SLOW));
  write('slow/install.cjs', SLOW_SCRIPT);
  write('package.json', JSON.stringify(MANIFEST));
  writeLockfile(LOCKED);
});
afterEach(async () => {
  rmSync(join(folder, 'hold'), { force: true });
  await Promise.all(running.map((one) => one.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('The first start on a machine', () => {
  test('installs from the lockfile and continues, and the next start doesn’t install again', async () => {
    const first = await launch().ended.then(() => last());
    expect(first).toMatch(/Installing dependencies\.[^]*installed in \d+ s\nThe tests ran with types lint\./);
    expect(existsSync(join(folder, 'node_modules/slow/install.cjs'))).toBe(true);
    await launch().ended;
    expect(last()).toBe('The tests ran with types lint.\n');
  });

  test('installs again when the lockfile has changed', async () => {
    await launch().ended;
    write('slow/package.json', JSON.stringify({ ...SLOW, version: '1.0.1' }));
    writeLockfile({ ...LOCKED, slow: { version: '1.0.1', hasInstallScript: true } });
    await launch().ended;
    expect(last()).toContain('Installing dependencies.');
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'can be stopped midway with %s, and the next start installs everything',
    async (signal) => {
      write('hold', '');
      const cut = launch();
      await waitFor('the installation to begin', async () => existsSync(join(folder, 'began')));
      await cut.stop(signal);
      rmSync(join(folder, 'hold'));
      rmSync(join(folder, 'began'));
      expect(await launch().ended).toBe(0);
      expect(last()).toMatch(/Installing dependencies\.[^]*The tests ran with types lint\./);
      expect(existsSync(join(folder, 'began'))).toBe(true);
    },
  );

  test('waits for a concurrent installation, and doesn’t install again', async () => {
    write('hold', '');
    const first = launch();
    await waitFor('the installation to begin', async () => existsSync(join(folder, 'began')));
    const second = launch();
    await waitFor(
      'the second to say so',
      async () => /Waiting for process \d+, which is installing/.test(second.output()),
      () => (second.hasEnded() ? second.output() : undefined),
    );
    rmSync(join(folder, 'hold'));
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(second.output()).not.toContain('Installing dependencies.');
  });

  test('explains what to do when the lockfile doesn’t match', async () => {
    write('package.json', JSON.stringify({ ...MANIFEST, dependencies: { slow: 'file:slow', left: '^1.0.0' } }));
    expect(await launch().ended).toBe(1);
    expect(last()).toContain('package-lock.json does not match package.json.');
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
