import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort, freeSitePort } from '../../../api/http-server/testing/free-port.ts';
import { installPackages } from '../../support/install-packages.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { PROJECT } from '../../support/project.ts';
import { waitFor } from '../../support/wait-for.ts';

const START_LIMIT_MS = 300_000;

const tour = readFileSync(join(PROJECT, 'shell/docs/add-a-remote.md'), 'utf8');

interface Step {
  command: string;
  /** The output must contain these texts in this order, each within one line. */
  expected: readonly string[];
  /** True if the command runs in a separate terminal until the test ends. */
  isBackground: boolean;
}

let ports: { site: number; releases: number; development: number };
let copy: ProjectCopy;
let home: string;
let folder: string;
const background: { child: ChildProcess; output: () => string }[] = [];

beforeAll(async () => {
  ports = { site: await freeSitePort(), releases: await freePort(), development: await freePort() };
  copy = new ProjectCopy({ within: 'site' });
  home = mkdtempSync(join(tmpdir(), 'tour-'));
  folder = copy.folder;
});

afterAll(async () => {
  for (const { child } of background.reverse()) await stop(child);
  copy?.delete();
  if (home) rmSync(home, { recursive: true, force: true });
});

test('every command in the tour prints the output shown there', async () => {
  const steps = readSteps(tour);
  expect(steps.length).toBeGreaterThan(25);
  const different: object[] = [];
  for (const step of steps) {
    const output = await runStep(step);
    const missing = missingLine(step.expected, output);
    if (missing !== undefined) different.push({ command: step.command, missing, output });
    if (step.command.startsWith('npx remote-build init'))
      expect(tour).toContain(`\`\`\`tsx\n${readFileSync(join(folder, 'routes/news.tsx'), 'utf8')}\`\`\``);
  }
  expect(different).toEqual([]);
});

function readSteps(document: string): Step[] {
  const text = document
    .replaceAll('/home/ada/', `${dirname(copy.folder)}/`)
    .replaceAll('localhost:3000', `localhost:${ports.site}`)
    .replaceAll(/4750/g, String(ports.releases))
    .replaceAll(/4751/g, String(ports.development));
  return [...text.matchAll(/^```console( background)?\n([^]*?)^```$/gm)].flatMap(([, mark, block = '']) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((lines) => {
        const [command = '', ...expected] = lines.trimEnd().split('\n');
        return { command, expected, isBackground: mark !== undefined };
      }),
  );
}

async function runStep({ command, expected, isBackground }: Step): Promise<string> {
  if (/^npm install\b/.test(command)) return install(command);
  if (!isBackground) return run(command);
  const { child, output } = start(`exec ${command}`);
  background.push({ child, output });
  await waitFor(
    command,
    async () => missingLine(expected, output()) === undefined,
    () => (child.exitCode === null ? undefined : output()),
    START_LIMIT_MS,
  );
  return output();
}

/** Installs packages without a registry. */
function install(command: string): string {
  const archives = globSync(
    command.split(' ').filter((word) => word.endsWith('.tgz')),
    { cwd: folder },
  );
  const manifest = join(folder, 'package.json');
  if (archives.length > 0) {
    installPackages(
      folder,
      archives.map((archive) => join(folder, archive)),
    );
    const names = archives.map((archive) => `@site/${basename(archive).replace(/^site-|-[\d.]+\.tgz$/g, '')}`);
    const dependencies = Object.fromEntries(names.map((name, index) => [name, `file:${archives[index]}`]));
    writeFileSync(manifest, JSON.stringify({ dependencies }));
  }
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  return '';
}

/** If the command changes the folder, the next command runs in the new folder. */
async function run(command: string): Promise<string> {
  const place = join(home, 'folder');
  const { child, output } = start(`${command}\nstatus=$?\npwd > '${place}'\nexit $status`);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${command} exited with ${status}:\n${output()}`);
  folder = readFileSync(place, 'utf8').trim();
  return output();
}

function start(script: string) {
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  const child = spawn('bash', ['-c', script], {
    cwd: folder,
    // npm does not forward every signal to the program that it runs.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      PORT: String(ports.site),
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

function missingLine(expected: readonly string[], output: string): string | undefined {
  const lines = output.split('\n').map(withoutVersion);
  let next = 0;
  return expected.find((line) => {
    const found = lines.findIndex((actual, index) => index >= next && actual.includes(withoutVersion(line)));
    next = found + 1;
    return found < 0;
  });
}

/** Removes the version, because the packages change their versions more often than the tour changes. */
function withoutVersion(line: string): string {
  return line.replace(/-\d+\.\d+\.\d+\.tgz$/, '.tgz');
}
