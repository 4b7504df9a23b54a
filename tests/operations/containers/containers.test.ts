import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';
import { composeServices } from './compose-file.ts';

const BASE = 'docker.io/library/node:24-slim';
const services = Object.entries(composeServices());
const containerfiles = [...new Set(services.map(([, { build }]) => build.dockerfile))];
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

function instructions(file: string): { name: string; rest: string }[] {
  const lines = read(file)
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => ({
    name: line.slice(0, line.indexOf(' ')),
    rest: line.slice(line.indexOf(' ') + 1).trim(),
  }));
}

const all = (file: string, name: string) =>
  instructions(file)
    .filter((one) => one.name === name)
    .map(({ rest }) => rest);
const last = (file: string, name: string) => all(file, name).at(-1) ?? '';
const imageSettings = (file: string) =>
  Object.fromEntries(
    all(file, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );

describe.each(containerfiles)('%s', (file) => {
  test('uses a single registry image, and leaves no build tools in the final image', () => {
    const stages = all(file, 'FROM').map((rest) => rest.split(' ')[0]);
    expect(new Set(stages)).toEqual(new Set([BASE, 'scratch']));
    expect(stages.at(-1)).toBe('scratch');
    expect(all(file, 'RUN').join('\n')).toContain('/tmp/remove-tools');
  });

  test('runs one program as a non-root user, with a stop signal and a health check', () => {
    expect(last(file, 'USER')).toMatch(/^(?!root$|0$)\w/);
    expect(JSON.parse(last(file, 'CMD'))).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(last(file, 'HEALTHCHECK')).toMatch(/--timeout=\d+s .*CMD \[".*"\]$/);
    expect(last(file, 'STOPSIGNAL')).toMatch(/^SIG/);
  });

  test('copies only files that exist and that .dockerignore allows', () => {
    const copied = all(file, 'COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => /^[\w.]/.test(line) && !line.includes('*'));
    expect(
      copied.filter(
        (path) =>
          !existsSync(join(PROJECT, path)) || ignored.some((entry) => path === entry || path.startsWith(`${entry}/`)),
      ),
    ).toEqual([]);
  });
});

describe.each([
  ['shell', 'shell/tools/Containerfile'],
  ['api', 'api/Containerfile'],
])('the image of the %s', (name, containerfile) => {
  test('starts the program with the same command as its package', () => {
    const { scripts } = JSON.parse(read(`${name}/dist/package.json`)) as { scripts: { start: string } };
    expect((JSON.parse(last(containerfile, 'CMD')) as string[]).join(' ')).toBe(scripts.start);
  });

  test('and its services set only variables that the program reads', () => {
    const known = execFileSync('npm', ['run', '--silent', 'settings', '-w', name], { cwd: PROJECT, encoding: 'utf8' })
      .trim()
      .split('\n');
    const set = services
      .filter(([, { image }]) => image === `localhost/site-${name}`)
      .flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(set.length).toBeGreaterThan(10);
    expect(
      [...Object.keys(imageSettings(containerfile)), ...set].filter((setting) => !known.includes(setting)),
    ).toEqual([]);
  });
});

describe('compose.yaml', () => {
  test('runs two shells, two API processes, and each remote', () => {
    const images = services.map(([, { image }]) => image.replace('localhost/site-', ''));
    expect(images.filter((image) => image === 'api')).toHaveLength(2);
    expect(
      services.filter(([, { image, restart }]) => image.endsWith('-shell') && restart === 'unless-stopped'),
    ).toHaveLength(2);
    expect(images).toEqual(expect.arrayContaining([...REMOTES]));
    for (const remote of REMOTES)
      expect(composeServices()[`${remote}.localhost`]?.build.args).toContain(`REMOTE=${remote}`);
  });

  test.each(services)(
    'lets %s write only to its own state, and drops all root capabilities',
    (_, { read_only: isReadOnly, cap_drop: dropped, security_opt: options, volumes = [] }) => {
      expect({ isReadOnly, dropped, options }).toEqual({
        isReadOnly: true,
        dropped: ['ALL'],
        options: ['no-new-privileges:true'],
      });
      expect(volumes.filter((volume) => !/^[\w-]+:\/state$/.test(volume))).toEqual([]);
    },
  );
});
