import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireReadableSources } from './source-state.ts';

const ENVIRONMENT = { ...process.env, SOURCE_COMMIT: '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
/** Simulates a checkout that belongs to another account, which Git refuses to read. */
const REFUSED = { ...ENVIRONMENT, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@site.test', ...args], {
    cwd: folder,
    env: ENVIRONMENT,
  });
const check = (environment = ENVIRONMENT) => requireReadableSources(folder, environment);

test('releases from no checkout and from one without a commit, and reports what Git says if it refuses to read', () => {
  check();
  git('init', '--quiet');
  check();
  const sentence = /SOURCE_COMMIT[^]*fatal: detected dubious ownership in repository/;
  expect(() => check(REFUSED)).toThrow(sentence);
  check({ ...REFUSED, SOURCE_COMMIT: 'abc' });
});

test('does not release from a checkout whose repository is gone, or whose index is damaged', () => {
  writeFileSync(join(folder, '.git'), `gitdir: ${join(folder, 'gone/worktrees/here')}\n`);
  expect(check).toThrow(/SOURCE_COMMIT[^]*fatal: not a git repository: /);
  rmSync(join(folder, '.git'));
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
  check();
  writeFileSync(join(folder, '.git/index'), 'no index');
  expect(check).toThrow(/SOURCE_COMMIT[^]*fatal: /);
});
