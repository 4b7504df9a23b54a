import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');

const SOUND: Record<string, string> = {
  'shell/site/app/app.tsx': `import { a } from '@site/shell-contract';
    import type { b } from '@site/api-contract';
    import type { c } from '../../composition/document/document.ts';
    export const app = [a] as unknown as [b, c];`,
  'shell/site/client/main.ts': `import { app } from '../app/app.tsx'; export const main = app;`,
  'shell/site/server/main.ts': `import { app } from '../app/app.tsx';
    import 'node:fs';
    import { e } from '@site/http-server/http-servers';
    export const main = [app, e];`,
  'shell/site/server/http/headers.ts': `export const headers = 1;`,
  'shell/site/server/site/site-revision.ts': `import { headers } from '../http/headers.ts'; export const revision = headers;`,
  'shell/site/server/features/canary/index.ts': `import { revision } from '../../site/site-revision.ts'; export const canary = revision;`,
  'shell/site/server/features/cdn/index.ts': `export const cdn = 1;`,
  'shell/site/server/features/index.ts': `import { canary } from './canary/index.ts';
    import { cdn } from './cdn/index.ts';
    export const features = [canary, cdn];`,
  'shell/site/server/wiring.ts': `import { features } from './features/index.ts'; export const wired = features;`,
  'shell/composition/document/document.ts': `import { d } from '@site/release/descriptor'; export type c = typeof d;`,
  'shell/kit/release/descriptor.ts': `import 'node:crypto'; export const d = 1;`,
  'shell/composition/cli/compose.ts': `import type { c } from '../document/document.ts'; export const compose = 1 as c;`,
  'shell/tools/launcher/start.ts': `import { compose } from '../../composition/cli/compose.ts'; export const start = compose;`,
  'shell/kit/contract/shell-contract.ts': `export const a = 1;`,
  'shell/kit/remote-build/remote-definition.ts': `import 'node:fs';
    import { d } from '@site/release/descriptor';
    import '@site/shell-contract/package.json' with { type: 'json' };
    export type RemoteDefinition = typeof d;`,
  'shell/tools/build/build-shell.ts': `import type { RemoteDefinition } from '@site/remote-build';
    export type b = RemoteDefinition;
    import { s } from '@site/server-build/server-webpack';
    export const build = s;`,
  'mf-contact/release.config.ts': `import type { RemoteDefinition } from '@site/remote-build'; export default 1 satisfies RemoteDefinition;`,
  'mf-converter/pages/home.tsx': `import { a } from '@site/shell-contract';
    import { convert } from '@site/catalogue/engine/convert';
    export const home = [a, convert];`,
  'mf-content/routes/about.tsx': `import { a } from '@site/shell-contract';
    import { facts } from '@site/catalogue/facts/facts';
    export const about = [a, facts];`,
  'mf-contact/form/form.tsx': `import { a } from '@site/shell-contract'; export const form = a;`,
  'api/src/main.ts': `import { convert } from '@site/catalogue/engine/convert';
    import { e } from '@site/http-server/http-servers';
    export const api = [convert, e];`,
  'api/http-server/http-servers.ts': `import 'node:http'; import type { b } from '@site/api-contract'; export const e = 1 as b;`,
  'api/server-build/server-webpack.ts': `import 'node:fs'; export const s = 1;`,
  'api/catalogue/engine/convert.ts': `export const convert = 1;`,
  'api/catalogue/facts/facts.ts': `export const facts = 1;`,
  'api/catalogue/categories/length/units.ts': `import { convert } from '../../engine/convert.ts';
    import { facts } from '../../facts/facts.ts';
    export const units = [convert, facts];`,
  'api/contract/api-contract.ts': `export type b = 1;`,
  'shell/kit/contract/ui/button.examples.tsx': `import { a } from '@site/shell-contract'; export default a;`,
  'shell/tools/component-review/page.tsx': `import { a } from '@site/shell-contract'; export const route = a;`,
  'tests/browser/page.ts': `import type { b } from '@site/api-contract'; export const page = 1 as b;`,
};

const PLANTED: [says: string, file: string, imports: string, rule: string][] = [
  [
    'a remote imports another remote',
    'mf-content/routes/planted-1.tsx',
    '../../mf-converter/pages/home.tsx',
    'a remote imports only what it may',
  ],
  [
    'a remote imports another remote by its name',
    'mf-contact/form/planted-2.tsx',
    'mf-content/routes/about.tsx',
    'a remote imports only what it may',
  ],
  [
    'the shell imports the source of a remote',
    'shell/site/app/planted-3.tsx',
    '../../../mf-content/routes/about.tsx',
    'shell/site/app imports only what it may',
  ],
  [
    'the server imports the source of a remote',
    'shell/site/server/planted-4.ts',
    '../../../mf-content/routes/about.tsx',
    'shell/site/server imports only what it may',
  ],
  [
    'a remote imports the API',
    'mf-converter/pages/planted-5.tsx',
    '../../api/src/main.ts',
    'a remote imports only what it may',
  ],
  [
    'the shell imports the API',
    'shell/site/server/planted-6.ts',
    '../../../api/src/main.ts',
    'shell/site/server imports only what it may',
  ],
  ['a test imports the API', 'tests/browser/planted-7.ts', '../../api/src/main.ts', 'tests imports only what it may'],
  [
    'the catalogue imports the API',
    'api/catalogue/planted-8.ts',
    '../src/main.ts',
    'api/catalogue imports only what it may',
  ],
  [
    'the application imports the server',
    'shell/site/app/planted-9.tsx',
    '../server/main.ts',
    'shell/site/app imports only what it may',
  ],
  [
    'the application imports the client',
    'shell/site/app/planted-10.tsx',
    '../client/main.ts',
    'shell/site/app imports only what it may',
  ],
  [
    'the client imports the server',
    'shell/site/client/planted-11.tsx',
    '../server/main.ts',
    'shell/site/client imports only what it may',
  ],
  [
    'the engine imports the data of units',
    'api/catalogue/engine/planted-12.ts',
    '../categories/length/units.ts',
    'api/catalogue/engine imports only what it may',
  ],
  [
    'content imports the catalogue',
    'mf-content/routes/planted-13.tsx',
    '@site/catalogue/engine/convert',
    'a remote imports only what it may',
  ],
  [
    'the shell imports the catalogue',
    'shell/site/server/planted-14.ts',
    '@site/catalogue/engine/convert',
    'shell/site/server imports only what it may',
  ],
  [
    'the contract imports the application',
    'shell/kit/contract/planted-15.ts',
    '../../site/app/app.tsx',
    'shell/kit/contract imports only what it may',
  ],
  [
    'the composition imports the operator',
    'shell/composition/store/planted-16.ts',
    '../cli/compose.ts',
    'shell/composition/store imports only what it may',
  ],
  [
    'a remote imports the application of the shell',
    'mf-content/routes/planted-17.tsx',
    '../../shell/site/app/app.tsx',
    'a remote imports only what it may',
  ],
  ['a page uses Node', 'mf-contact/form/planted-18.tsx', 'node:fs', 'browser code imports no Node module'],
  ['the client uses Node', 'shell/site/client/planted-19.tsx', 'node:path', 'browser code imports no Node module'],
  ['the engine uses Node', 'api/catalogue/engine/planted-20.ts', 'node:util', 'browser code imports no Node module'],
  ['the API contract uses Node', 'api/contract/planted-21.ts', 'node:crypto', 'browser code imports no Node module'],
  [
    'the shared kit uses Node',
    'shell/kit/contract/ui/planted-22.tsx',
    'node:fs',
    'browser code imports no Node module',
  ],
  ['an import leads nowhere', 'shell/site/app/planted-23.tsx', './gone.ts', 'every import leads somewhere'],
  [
    'a release knows the composition',
    'shell/kit/release/planted-25.ts',
    '../../composition/document/document.ts',
    'shell/kit/release imports only what it may',
  ],
  [
    'what remotes get in the browser knows releases',
    'shell/kit/contract/ui/planted-26.tsx',
    '@site/release/descriptor',
    'shell/kit/contract imports only what it may',
  ],
  [
    'what remotes get in the browser knows its build',
    'shell/kit/contract/ui/planted-27.tsx',
    '@site/remote-build',
    'shell/kit/contract imports only what it may',
  ],
  [
    'the build of remotes knows the shell',
    'shell/kit/remote-build/planted-29.ts',
    '../../composition/document/document.ts',
    'shell/kit/remote-build imports only what it may',
  ],
  [
    'the build of remotes runs the contract',
    'shell/kit/remote-build/planted-30.ts',
    '@site/shell-contract',
    'shell/kit/remote-build imports only what it may',
  ],
  [
    'a page of a remote knows its build',
    'mf-contact/form/planted-31.tsx',
    '@site/remote-build',
    'a remote imports only what it may',
  ],
  [
    'a release configuration imports its page',
    'mf-content/release.config.ts',
    './routes/about.tsx',
    'release.config.ts imports only what it may',
  ],
  [
    'the application knows how remotes are built',
    'shell/site/app/planted-32.tsx',
    '@site/remote-build',
    'shell/site/app imports only what it may',
  ],
  [
    'a remote imports releases',
    'mf-content/routes/planted-28.tsx',
    '@site/release/descriptor',
    'a remote imports only what it may',
  ],
  [
    'a remote imports a type of another remote',
    'mf-content/routes/planted-24.tsx',
    'type:../../mf-converter/pages/home.tsx',
    'a remote imports only what it may',
  ],
  [
    'the shared kit brings its examples along',
    'shell/kit/contract/ui/planted-33.tsx',
    './button.examples.tsx',
    'visitors get no examples',
  ],
  [
    'a remote imports the review page',
    'mf-content/routes/planted-34.tsx',
    '../../shell/tools/component-review/page.tsx',
    'a remote imports only what it may',
  ],
  [
    'a page brings along what servers are made of',
    'shell/site/app/planted-36.tsx',
    '@site/http-server/http-servers',
    'shell/site/app imports only what it may',
  ],
  [
    'what servers are made of knows the API',
    'api/http-server/planted-37.ts',
    '../src/main.ts',
    'api/http-server imports only what it may',
  ],
  [
    'a running server knows how it was built',
    'shell/site/server/planted-38.ts',
    '@site/server-build/server-webpack',
    'shell/site/server imports only what it may',
  ],
  [
    'what builds servers knows one of them',
    'api/server-build/planted-39.ts',
    '../src/main.ts',
    'api/server-build imports only what it may',
  ],
  [
    'the review page imports the application',
    'shell/tools/component-review/planted-35.tsx',
    '../../site/app/app.tsx',
    'shell/tools/component-review imports only what it may',
  ],
  [
    'a folder that no rule names imports something',
    'shell/site/planted-40/new.ts',
    '../app/app.tsx',
    'every file belongs to an area',
  ],
  [
    'an area imports a folder that no rule names',
    'shell/site/app/planted-41.tsx',
    '../planted-40/new.ts',
    'only files of an area are imported',
  ],
  [
    'a top-level folder that no rule names imports something',
    'planted/new.ts',
    '../shell/site/app/app.tsx',
    'every file belongs to an area',
  ],
  [
    'a new remote imports another remote',
    'mf-news/pages/planted-42.tsx',
    '../../mf-contact/form/form.tsx',
    'a remote imports only what it may',
  ],
  [
    'the gates import the command',
    'shell/composition/gates/planted-43.ts',
    '../cli/compose.ts',
    'shell/composition/gates imports only what it may',
  ],
  [
    'a layer of the server imports one above it',
    'shell/site/server/http/planted-44.ts',
    '../site/site-revision.ts',
    'http of the server imports only layers before it',
  ],
  [
    'a new folder of the server that no rule names',
    'shell/site/server/planted-45/new.ts',
    '../http/headers.ts',
    'every folder of the server is a layer',
  ],
  [
    'the core imports a feature',
    'shell/site/server/planted-46.ts',
    './features/canary/index.ts',
    'only the list of features imports a feature',
  ],
  [
    'a feature imports another feature',
    'shell/site/server/features/cdn/planted-47.ts',
    '../canary/index.ts',
    'no feature imports another',
  ],
];

const FOLDER_RULES = '.dependency-cruiser.folders.mjs';

/** Files that close a circle of folders, but not of files. */
const CIRCLE: Record<string, string> = {
  'api/src/one/planted-48.ts': `import '../two/planted-49.ts';`,
  'api/src/two/planted-49.ts': `export {};`,
  'api/src/two/planted-50.ts': `import type { one } from '../one/planted-51.ts'; export type T = typeof one;`,
  'api/src/one/planted-51.ts': `export const one = 1;`,
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const file of ['tsconfig.json', 'shell/kit/remote-build/tsconfig.remote.json'])
    cpSync(join(PROJECT, file), join(folder, file));
  const packages = {
    'shell-contract': 'shell/kit/contract',
    release: 'shell/kit/release',
    'remote-build': 'shell/kit/remote-build',
    'api-contract': 'api/contract',
    'http-server': 'api/http-server',
    'server-build': 'api/server-build',
    catalogue: 'api/catalogue',
  };
  for (const [name, path] of Object.entries(packages)) {
    mkdirSync(join(folder, path), { recursive: true });
    cpSync(join(PROJECT, path, 'package.json'), join(folder, path, 'package.json'));
    link(path, join('node_modules/@site', name));
  }
  for (const remote of ['mf-content', 'mf-converter', 'mf-contact']) link(remote, join('node_modules', remote));
  for (const [file, text] of Object.entries(SOUND)) write(file, text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  test('allow every import that the architecture permits', () => {
    expect(violations()).toEqual([]);
    expect(violations(FOLDER_RULES)).toEqual([]);
  });

  test('report every planted violation, and name the rule', () => {
    for (const [, file, imports] of PLANTED)
      write(
        file,
        imports.startsWith('type:')
          ? `import type { home } from '${imports.slice(5)}'; export type T = typeof home;`
          : `import '${imports}';`,
      );
    const found = violations();
    const missed = PLANTED.filter(
      ([, file, , rule]) => !found.some((violation) => violation.from === file && violation.rule.name === rule),
    );
    expect(missed.map(([says]) => says)).toEqual([]);
    expect(found.filter(({ from }) => SOUND[from])).toEqual([]);
  });

  test('report a cycle between folders', () => {
    const circles = () => violations(FOLDER_RULES).filter(({ from }) => /^api\/src\/(one|two)$/.test(from));
    expect(circles()).toEqual([]);
    for (const [file, text] of Object.entries(CIRCLE)) write(file, text);
    expect(circles().map(({ rule }) => rule.name)).toContain('no circle of folders');
  });
});

function violations(rules = '.dependency-cruiser.mjs'): Violation[] {
  const areas = ['shell', 'mf-converter', 'mf-content', 'mf-contact', 'mf-news', 'api', 'tests', 'planted'].filter(
    (area) => existsSync(join(folder, area)),
  );
  const command = [
    join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    join(PROJECT, rules),
    '--output-type',
    'json',
    ...areas,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

function write(file: string, text: string) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}

function link(target: string, name: string) {
  mkdirSync(join(folder, target), { recursive: true });
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  symlinkSync(join(folder, target), join(folder, name));
}
