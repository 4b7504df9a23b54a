import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from '../support/project.ts';

interface Manifest {
  scripts?: Record<string, string>;
  workspaces?: string[];
}

const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));
const inText = [...readme.matchAll(/`((?:PORT=\d+ )?npm [^`]+)`/g)].map(([, command = '']) => command);
const commands = [...new Set([...blocks, ...inText])];

/** Commands that end soon and change nothing. */
const FAST = ['npm run compose -- status', 'npm run compose -- --help'];

describe('the README', () => {
  test('names the two commands that there are for newcomers', () => {
    expect(blocks).toEqual(expect.arrayContaining(['npm start', 'npm test']));
  });

  test.each(commands)('names a command that exists: %s', (command) => {
    const words = command.replace(/^PORT=\d+ /, '').split(' ');
    expect(words[0]).toBe('npm');
    const script = words[1] === 'run' ? words[2] : words[1];
    const workspace = words.includes('-w') ? words[words.indexOf('-w') + 1] : '.';
    const manifest = JSON.parse(readFileSync(join(PROJECT, workspace ?? '', 'package.json'), 'utf8')) as Manifest;
    expect(Object.keys(manifest.scripts ?? {})).toContain(script);
  });

  test.each(FAST)('%s runs', (command) => {
    const [npm = '', ...args] = command.split(' ');
    const { status, stdout } = spawnSync(npm, args, { cwd: PROJECT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
    expect(status).toBe(0);
    expect(stdout).toMatch(/Revision \d+|There is no composition|npm run compose/);
  });

  test('names steps of npm test that exist', () => {
    const steps = /`npm test -- ([a-z ]+)`/.exec(readme)?.[1]?.split(' ') ?? [];
    const source = readFileSync(join(PROJECT, 'shell/launcher/test.ts'), 'utf8');
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(source).toContain(`name: '${step}'`);
  });

  test('names files and folders that are there', () => {
    const paths = [...readme.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`|\]\(([^)#]+)\)|`(\.[\w.-]+\.mjs)`/g)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .filter((path) => !path.startsWith('http') && !path.startsWith('.site/') && !path.includes('/dist/'));
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});
