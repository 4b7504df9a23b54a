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

test('releases from a folder that is not a checkout, and from a checkout without a commit', () => {
  requireReadableSources(folder, ENVIRONMENT);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  requireReadableSources(folder, ENVIRONMENT);
});

test('reports what Git says if Git refuses to read the checkout', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(() => requireReadableSources(folder, REFUSED)).toThrow(
    /SOURCE_COMMIT[^]*fatal: detected dubious ownership in repository/,
  );
  expect(() => requireReadableSources(folder, { ...REFUSED, SOURCE_COMMIT: 'abc' })).not.toThrow();
});

test('nor is one whose repository is gone, or whose index is damaged', () => {
  writeFileSync(join(folder, '.git'), `gitdir: ${join(folder, 'gone/worktrees/here')}\n`);
  expect(() => requireReadableSources(folder, ENVIRONMENT)).toThrow(/SOURCE_COMMIT[^]*fatal: not a git repository: /);
  rmSync(join(folder, '.git'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@site.test', ...args], {
      cwd: folder,
      env: ENVIRONMENT,
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
  requireReadableSources(folder, ENVIRONMENT);
  writeFileSync(join(folder, '.git/index'), 'no index');
  expect(() => requireReadableSources(folder, ENVIRONMENT)).toThrow(/SOURCE_COMMIT[^]*fatal: /);
});
