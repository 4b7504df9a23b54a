import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';

const FOLDER = join(PROJECT, 'shell/tools/production/systemd');
const UNITS = readdirSync(FOLDER);
const SETTINGS = readFileSync(join(PROJECT, 'shell/docs/configuration.md'), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Matches complaints about accounts and programs that exist only on a server. */
const MISSING_HERE = /Command .* is not executable|Unknown user|Failed to (?:resolve|find) user|is missing/i;

describe.each(UNITS)('the unit %s', (unit) => {
  const text = readFileSync(join(FOLDER, unit), 'utf8');

  test('sets only variables that the program reads', () => {
    const variables = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map((pair) => pair.split('=', 1)[0]),
    );
    expect(variables).toContain('PORT');
    for (const variable of variables) expect(SETTINGS).toContain(`\`${variable}\``);
  });

  test('starts the built package’s program with the same arguments as its start script and its image', () => {
    const [, folder = '', args = ''] = /^WorkingDirectory=\/srv\/(\w+)[^]*^ExecStart=\S+ (.*)$/m.exec(text) ?? [];
    const dist = join(PROJECT, folder, 'dist');
    expect(existsSync(join(dist, args.split(' ').at(-1) ?? ''))).toBe(true);
    const { scripts } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as { scripts: { start: string } };
    expect(scripts.start).toBe(`node ${args}`);
    const image = readFileSync(join(PROJECT, folder === 'shell' ? 'shell/tools' : folder, 'Containerfile'), 'utf8');
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? [];
    expect((JSON.parse(command) as string[]).join(' ')).toBe(`node ${args}`);
  });

  (hasSystemd ? test : test.skip)(
    `is accepted by systemd${hasSystemd ? '' : ' (skipped: systemd-analyze is not installed)'}`,
    () => {
      const { stderr } = spawnSync(
        'systemd-analyze',
        ['verify', '--man=no', join(FOLDER, unit.replace('@', '@3000'))],
        {
          encoding: 'utf8',
        },
      );
      const complaints = stderr
        .split('\n')
        .filter((line) => line.includes(unit.split('@')[0] ?? '') && !MISSING_HERE.test(line));
      expect(complaints).toEqual([]);
    },
  );
});
