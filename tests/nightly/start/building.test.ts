import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ProjectCopy } from '../../support/project-copy.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

let copy: ProjectCopy;

beforeEach(() => {
  copy = new ProjectCopy();
});
afterEach(() => copy.delete());

describe('a missing build', () => {
  beforeEach(() => rmSync(copy.file('mf-contact/dist'), { recursive: true }));

  test('is completed on the next start if the launcher was killed during the build', async () => {
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

function launch(): RunningProcess {
  return startProcess({ args: [copy.file('shell/tools/launcher/launch.mjs'), 'build'] });
}

function lackingFiles(): string[] {
  const { folder, node, browser, files } = latestRelease();
  const promised = [node.entry, browser.entry, ...Object.keys(files)];
  return promised.filter((file) => !files[file] || !existsSync(`${folder}/${file}`));
}

function latestRelease() {
  const dist = copy.file('mf-contact/dist');
  const { release } = JSON.parse(readFileSync(`${dist}/latest.json`, 'utf8')) as { release: string };
  const folder = `${dist}/${release}`;
  const descriptor = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')) as {
    node: { entry: string };
    browser: { entry: string };
    files: Record<string, string>;
  };
  return { folder, ...descriptor };
}
