import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';

/** npm's own commands that the project's files use. */
const OF_NPM = ['ci', 'audit'];
const IN_TEXT = /\bnpm (?:run )?([\w:-]+)(?: (?:-w|--workspace) "?([$\w-]+))?/g;
/** A remote in scripts of a workflow. */
const REMOTE_VARIABLE = '$REMOTE';

/** Returns the npm commands in a text whose scripts do not exist. */
export function missingCommands(text: string): string[] {
  return [...text.matchAll(IN_TEXT)]
    .filter(([, script = '', workspace = '.']) => !OF_NPM.includes(script) && !isScript(script, workspace))
    .map(([command]) => command);
}

export function isScript(script: string, workspace = '.'): boolean {
  const folders = workspace === REMOTE_VARIABLE ? REMOTES : [workspace];
  return folders.every((folder) => {
    const file = join(PROJECT, folder, 'package.json');
    if (!existsSync(file)) return false;
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
    return Object.hasOwn(scripts, script);
  });
}
