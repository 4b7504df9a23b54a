import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT, REMOTES } from '../../support/project.ts';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
}

interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, { 'runs-on'?: string; 'timeout-minutes'?: number; steps: Step[] }>;
}

const FOLDER = join(PROJECT, '.github/workflows');
const FILES = readdirSync(FOLDER);
const getText = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const computeSteps = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8')) as {
    version: string;
    scripts?: Record<string, string>;
  };

/** Returns the npm commands whose scripts do not exist. `$REMOTE` stands for each remote. */
function missingCommands(text: string): string[] {
  const found = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)(?: (?:-w|--workspace) "?([$\w-]+))?/g)];
  return found
    .filter(([, script = '', workspace = '.']) => {
      const folders = workspace === '$REMOTE' ? REMOTES : [workspace];
      const isScript = folders.every(
        (folder) => existsSync(join(PROJECT, folder)) && readManifest(folder).scripts?.[script] !== undefined,
      );
      return !['ci', 'audit'].includes(script) && !isScript;
    })
    .map(([command]) => command);
}

describe.each(FILES)('the workflow %s', (name) => {
  const workflow = parse(getText(name)) as Workflow;

  test('has a trigger and jobs, and each step uses an action or runs a command', () => {
    expect(workflow.on).toBeTruthy();
    expect(computeSteps(workflow).length).toBeGreaterThan(0);
    expect(computeSteps(workflow).filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
    expect(missingCommands(getText(name))).toEqual([]);
  });

  test('uses only GitHub’s own actions, each pinned to a commit', () => {
    const actions = getText(name).match(/^\s*-? *uses:.*$/gm) ?? [];
    expect(actions.filter((line) => !/ actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('has no write permission by default, and has a time limit', () => {
    expect(Object.values(workflow.permissions).filter((right) => right !== 'read')).toEqual([]);
    expect(
      Object.values(workflow.jobs).filter((job) => !job['timeout-minutes'] || job['runs-on'] === undefined),
    ).toEqual([]);
  });

  // If GitHub inserts a value into a script, the value can contain commands.
  test('passes values to scripts only through environment variables', () => {
    expect(computeSteps(workflow).filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });
});

test('the check reports a command that does not exist', () => {
  expect(
    missingCommands('npm ci, npm run types, npm run build -w mf-content, npm run no-such, npm run types -w nowhere'),
  ).toEqual(['npm run no-such', 'npm run types -w nowhere']);
});

test('a release starts only for a tag with the name and version of a remote', () => {
  const script = computeSteps(parse(getText('release.yml')) as Workflow).find(({ id }) => id === 'tag')?.run ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'release-tag-'));
  const output = join(folder, 'output');
  const getStatus = (tag: string) =>
    spawnSync('bash', ['-e', '-c', script], {
      cwd: PROJECT,
      env: { ...process.env, NODE_OPTIONS: '', GITHUB_REF_NAME: tag, GITHUB_OUTPUT: output },
    }).status;
  try {
    expect(getStatus(`mf-content@${readManifest('mf-content').version}`)).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe('remote=mf-content\n');
    expect(getStatus('mf-content@99.0.0')).not.toBe(0);
    expect(getStatus('mf-unknown@1.0.0')).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
