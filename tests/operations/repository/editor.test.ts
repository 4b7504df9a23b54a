import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';
import { isScript, missingCommands } from './npm-commands.ts';

interface Launch {
  name: string;
  runtimeExecutable?: string;
  runtimeArgs?: string[];
  program?: string;
}

interface Task {
  label: string;
  type: string;
  script?: string;
  command?: string;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as T;
const { configurations } = readJson<{ configurations: Launch[] }>('.vscode/launch.json');
const { tasks } = readJson<{ tasks: Task[] }>('.vscode/tasks.json');
const container = readJson<{ build: { dockerfile: string }; postCreateCommand: string; forwardPorts: number[] }>(
  '.devcontainer/devcontainer.json',
);

describe('VS Code', () => {
  test.each(configurations)(
    'starts $name with a program that exists',
    ({ runtimeExecutable, runtimeArgs, program }) => {
      if (runtimeExecutable) expect(missingCommands([runtimeExecutable, ...(runtimeArgs ?? [])].join(' '))).toEqual([]);
      if (program) expect(existsSync(program.replace('${workspaceFolder}', PROJECT))).toBe(true);
    },
  );

  test.each(tasks)('runs the task $label with a script that exists', ({ type, script = '', command = '' }) => {
    if (type === 'npm') expect(isScript(script)).toBe(true);
    else expect([command, ...missingCommands(command)]).toEqual([expect.stringMatching(/^npm /)]);
  });

  test('has names that differ', () => {
    expect(new Set(configurations.map(({ name }) => name)).size).toBe(configurations.length);
    expect(new Set(tasks.map(({ label }) => label)).size).toBe(tasks.length);
  });

  test('recommends extensions by their full names', () => {
    const { recommendations } = readJson<{ recommendations: string[] }>('.vscode/extensions.json');
    expect(recommendations.filter((name) => !/^[\w-]+\.[\w-]+$/.test(name))).toEqual([]);
  });
});

describe('the dev container', () => {
  const containerfile = readFileSync(join(PROJECT, '.devcontainer', container.build.dockerfile), 'utf8');

  test('has the Node version of the project', () => {
    const version = readFileSync(join(PROJECT, '.nvmrc'), 'utf8').trim();
    expect(containerfile).toMatch(new RegExp(`^FROM node:${version}$`, 'm'));
  });

  test('prepares the project with commands that exist', () => {
    expect(container.postCreateCommand).toContain('npm ci');
    expect(missingCommands(container.postCreateCommand)).toEqual([]);
  });

  test('forwards the port of npm start', () => {
    const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    const [, port] = /serves the site on\s+http:\/\/localhost:(\d+)/.exec(readme) ?? [];
    expect(container.forwardPorts).toEqual([Number(port)]);
  });
});
