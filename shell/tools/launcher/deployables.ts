import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '../../..');

/** Makes the modules of the catalogue that the API and the converter are made of; with `--watch`, at each edit of a category. */
export const CATALOGUE_GENERATOR = join(PROJECT, 'api/catalogue/generate/generate.ts');

/** Something that is built, released and run on its own. */
export interface Deployable {
  /** Its package name, and its folder. */
  name: string;
  /** Folders and files that its build is made of, relative to the project. */
  inputs: readonly string[];
}

const contracts = [
  'shell/kit/contract',
  'shell/kit/release',
  'shell/kit/remote-build',
  'api/contract',
  'package-lock.json',
];

export const SHELL: Deployable = {
  name: 'shell',
  inputs: [
    'shell/site/app',
    'shell/tools/build',
    'shell/site/client',
    'shell/composition',
    'shell/composition/cli',
    'shell/site/server',
    'shell/package.json',
    'api/http-server',
    'api/settings',
    'api/server-build',
    ...contracts,
  ],
};
export const API: Deployable = { name: 'api', inputs: ['api', 'package-lock.json'] };
/** In the order of their ports. */
export const REMOTES: readonly Deployable[] = [
  { name: 'mf-converter', inputs: ['mf-converter', 'api/catalogue', ...contracts] },
  { name: 'mf-content', inputs: ['mf-content', ...contracts] },
  { name: 'mf-contact', inputs: ['mf-contact', ...contracts] },
];
/** A remote of development alone: shows the components. */
export const COMPONENT_REVIEW = 'shell/tools/component-review';
export const DEPLOYABLES: readonly Deployable[] = [SHELL, REMOTES[0] as Deployable, API, ...REMOTES.slice(1)];

/** Arguments for Node of a package's script, which runs `node …` or the program of an installed package. */
export function nodeScript(deployable: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, deployable, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const [command, ...args] = scripts?.[script]?.split(' ') ?? [];
  if (!command) throw new Error(`${deployable} has no script "${script}".`);
  return command === 'node' ? args : [join(PROJECT, 'node_modules/.bin', command), ...args];
}
