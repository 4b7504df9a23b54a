import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProjectCopy } from '../../support/project-copy.ts';
import { PROJECT } from '../../support/project.ts';
import { sampleOf } from '../../support/sample.ts';

interface Manifest {
  scripts?: Record<string, string>;
  workspaces?: string[];
}

const READMES = [
  'README.md',
  'tests/README.md',
  'shell/docs/operating.md',
  'shell/docs/production.md',
  'api/README.md',
];
const LIMIT_MS = 360_000;

const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
const blocks = commandsIn('README.md');
const commands = [...new Set(READMES.flatMap((file) => [...commandsIn(file), ...commandsInText(file)]))];

/** Commands that end soon and change nothing. */
const FAST = ['npm run compose -- --help', 'npm run compose -- status --help'];
/** Commands that write, so they run in a copy. `npm test` covers its own steps. */
const WRITING = ['npm run release -w mf-content', 'npm run build -w api'];

describe('the READMEs', () => {
  test('name the two commands that newcomers need', () => {
    expect(blocks).toEqual(expect.arrayContaining(['npm start', 'npm test']));
  });

  test.each(commands)('name only commands that exist: %s', (command) => {
    const words = command
      .replace(/^PORT=\d+ /, '')
      .replace(' --silent', '')
      .split(' ');
    expect(words[0]).toBe('npm');
    if (words[1] === 'ci') return;
    const script = words[1] === 'run' ? words[2] : words[1];
    const workspace = words.includes('-w') ? words[words.indexOf('-w') + 1] : '.';
    const manifest = JSON.parse(readFileSync(join(PROJECT, workspace ?? '', 'package.json'), 'utf8')) as Manifest;
    // A package's README names its own scripts, too.
    const own = JSON.parse(readFileSync(join(PROJECT, 'api/package.json'), 'utf8')) as Manifest;
    expect([
      ...Object.keys(manifest.scripts ?? {}),
      ...(workspace === '.' ? Object.keys(own.scripts ?? {}) : []),
    ]).toContain(script);
  });

  test.each(FAST)('name %s, which exits with 0', (command) => {
    expect(run(command, PROJECT)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run compose'),
    });
  });

  test('name npm run compose -- status, which exits with 1 when nothing is composed yet', () => {
    const command = 'npm run compose -- status';
    expect(commands).toContain(command);
    // Ignores a composition in the checkout.
    const env = { COMPOSITION_FILE: join(tmpdir(), `no-composition-${process.pid}.json`) };
    expect(run(command, PROJECT, env)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('No composition exists at'),
    });
  });

  test.each(sampleOf(WRITING, 2))(
    'name %s, which exits with 0',
    (command) => {
      expect(commands).toContain(command);
      const copy = new ProjectCopy();
      try {
        const { status, stderr } = run(command, copy.folder);
        expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      } finally {
        copy.delete();
      }
    },
    LIMIT_MS,
  );

  test('list every shell setting in the configuration table', () => {
    const rows = readFileSync(join(PROJECT, 'shell/docs/configuration.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const documented = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const settings = run('node shell/tools/print-settings.ts', PROJECT).stdout.trim().split('\n');
    expect(settings).toContain('COMPOSITION_FILE');
    expect(settings.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('name only steps of npm test that exist', () => {
    const steps = /`npm test -- ([a-z ]+)`/.exec(readme)?.[1]?.split(' ') ?? [];
    const source = readFileSync(join(PROJECT, 'shell/tools/launcher/test/test.ts'), 'utf8');
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(source).toContain(`name: '${step}'`);
  });

  test('name only files and folders that exist', () => {
    const paths = [...readme.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`|\]\(([^)#]+)\)|`(\.[\w.-]+\.mjs)`/g)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .filter((path) => !path.startsWith('http') && !path.startsWith('.site/') && !path.includes('/dist/'));
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});

function commandsIn(file: string): string[] {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  const blocksOfAll = [...text.matchAll(/```(\w*)\n(.*?)```/gs)];
  const lines = blocksOfAll
    .filter(([, language = '']) => ['', 'sh'].includes(language))
    .flatMap(([, , block = '']) => block.trim().split('\n'));
  return lines.map((line) => line.replace(/\s+#.*$/, '')).filter((line) => /^(PORT=\d+ )?npm /.test(line));
}

function commandsInText(file: string): string[] {
  return [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/`((?:PORT=\d+ )?npm [^`]+)`/g)].map(
    ([, command = '']) => command,
  );
}

function run(command: string, folder: string, settings: Record<string, string> = {}) {
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, NODE_OPTIONS: '', ...settings };
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
}
