import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ProjectCopy } from '../../support/project-copy.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

let copy: ProjectCopy;

beforeEach(() => {
  copy = new ProjectCopy();
});
afterEach(() => copy.delete());

describe('A missing build', () => {
  beforeEach(() => rmSync(copy.file('mf-contact/dist'), { recursive: true }));

  test('is made once when two launchers start at the same time', async () => {
    const both = [launch(), launch()];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    const outputs = both.map(({ output }) => output());
    expect(outputs.filter((output) => output.includes('Building mf-contact.'))).toHaveLength(1);
    expect(lackingFiles()).toEqual([]);
  });

  test('is made completely after a launcher was killed midway', async () => {
    const cut = launch();
    await waitFor(
      'the build to begin',
      async () => cut.output().includes('Building mf-contact.'),
      () => (cut.hasEnded() ? cut.output() : undefined),
    );
    await cut.stop('SIGKILL');
    expect(await launch().ended).toBe(0);
    expect(lackingFiles()).toEqual([]);
  });
});

test('A build by hand is replaced after its edits are taken back', async () => {
  expect(await launch().ended).toBe(0);
  const source = copy.file('mf-contact/release.config.ts');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace("'/contact'", "'/write-to-us'"));
  execFileSync('npm', ['run', 'build', '--workspace', 'mf-contact'], { cwd: copy.folder, stdio: 'ignore' });
  expect(routesOfLatest()).toEqual(['/write-to-us']);
  writeFileSync(source, text);
  expect(await launch().ended).toBe(0);
  expect(routesOfLatest()).toEqual(['/contact']);
});

function launch(): RunningProcess {
  return startProcess({ args: [copy.file('shell/tools/launcher/launch.mjs'), 'test', 'build'] });
}

function lackingFiles(): string[] {
  const { folder, node, browser, files } = latestRelease();
  const promised = [node.entry, browser.entry, ...Object.keys(files)];
  return promised.filter((file) => !files[file] || !existsSync(`${folder}/${file}`));
}

function routesOfLatest(): string[] {
  return latestRelease().routes.map(({ pattern }) => pattern);
}

function latestRelease() {
  const dist = copy.file('mf-contact/dist');
  const { release } = JSON.parse(readFileSync(`${dist}/latest.json`, 'utf8')) as { release: string };
  const folder = `${dist}/${release}`;
  const descriptor = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')) as {
    node: { entry: string };
    browser: { entry: string };
    files: Record<string, string>;
    routes: { pattern: string }[];
  };
  return { folder, ...descriptor };
}
