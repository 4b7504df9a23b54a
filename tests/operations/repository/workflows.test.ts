import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT, REMOTES } from '../../support/project.ts';
import { missingCommands } from './npm-commands.ts';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[] }>;
}

const FOLDER = join(PROJECT, '.github/workflows');
const FILES = readdirSync(FOLDER);
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const stepsOf = (file: string) => Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) => steps);

describe.each(FILES)('the workflow %s', (name) => {
  const content = read(name);
  const workflow = parse(content) as Workflow;

  test('is valid for GitHub Actions', async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    if (!value) throw new Error(`${name} is empty`);
    await convertWorkflowTemplate(context, value);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test('runs only npm scripts that exist', () => {
    expect(missingCommands(content)).toEqual([]);
  });

  test('uses only GitHub’s own actions, each at a commit', () => {
    const actions = content.split('\n').filter((line) => /^\s*-? *uses:/.test(line));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((line) => !/ actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('may write nothing by default, and ends when it hangs', () => {
    expect(Object.values(workflow.permissions).filter((right) => right !== 'read')).toEqual([]);
    expect(Object.values(workflow.jobs).filter((job) => !job['timeout-minutes'])).toEqual([]);
  });

  // A value in a script could contain commands.
  test('passes values to scripts in the environment only', () => {
    expect(stepsOf(name).filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });
});

test('a workflow that is wrong is found', () => {
  const content = 'on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n      - runs: npm ci\n';
  const { context } = parseWorkflow({ name: 'wrong.yml', content }, new NoOperationTraceWriter());
  expect(context.errors.getErrors()).not.toEqual([]);
  expect(
    missingCommands('npm ci, npm run types, npm run build -w mf-content, npm run no-such, npm run types -w nowhere'),
  ).toEqual(['npm run no-such', 'npm run types -w nowhere']);
});

test('pull requests run the types, lint, all tests, and the audit', () => {
  const commands = stepsOf('test.yml').map(({ run }) => run);
  expect(commands).toEqual(
    expect.arrayContaining(['npm run types', 'npm run lint', 'npm test', expect.stringContaining('npm audit')]),
  );
});

describe('the release of a remote', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-tag-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function checkTag(tag: string) {
    const script = stepsOf('release.yml').find(({ id }) => id === 'tag')?.run ?? '';
    const output = join(folder, 'output');
    rmSync(output, { force: true });
    const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
      cwd: PROJECT,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', GITHUB_REF_NAME: tag, GITHUB_OUTPUT: output },
    });
    return { status, stdout, output: status === 0 ? readFileSync(output, 'utf8') : '' };
  }

  test.each(REMOTES)('begins for a tag with the version of %s', (remote) => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, remote, 'package.json'), 'utf8')) as { version: string };
    expect(checkTag(`${remote}@${version}`)).toMatchObject({ status: 0, output: `remote=${remote}\n` });
  });

  test('is refused for another version, and for an unknown remote', () => {
    expect(checkTag('mf-content@99.0.0')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('The tag is mf-content@99.0.0, but mf-content/package.json has version'),
    });
    expect(checkTag('mf-unknown@1.0.0').status).not.toBe(0);
  });

  test('reads the settings that remote-build documents', () => {
    const documented = readFileSync(join(PROJECT, 'shell/kit/remote-build/README.md'), 'utf8');
    const names = stepsOf('release.yml').flatMap(({ env = {} }) => Object.keys(env));
    const settings = names.filter((name) => name.startsWith('RELEASE_'));
    expect(settings).toContain('RELEASE_STORE');
    expect(settings.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });
});
