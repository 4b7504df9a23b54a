import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT, REMOTES } from '../../support/project.ts';

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
  'shell/site/server/live/site-revision.ts': `import { headers } from '../http/headers.ts'; export const revision = headers;`,
  'shell/site/server/features/canary/index.ts': `import { revision } from '../../live/site-revision.ts'; export const canary = revision;`,
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
    import { convert } from '@site/catalog/engine/convert';
    export const home = [a, convert];`,
  'mf-content/routes/about.tsx': `import { a } from '@site/shell-contract';
    import { facts } from '@site/catalog/facts/facts';
    export const about = [a, facts];`,
  'mf-contact/form/form.tsx': `import { a } from '@site/shell-contract'; export const form = a;`,
  'api/src/main.ts': `import { convert } from '@site/catalog/engine/convert';
    import { e } from '@site/http-server/http-servers';
    export const api = [convert, e];`,
  'api/http-server/http-servers.ts': `import 'node:http'; import type { b } from '@site/api-contract'; export const e = 1 as b;`,
  'api/server-build/server-webpack.ts': `import 'node:fs'; export const s = 1;`,
  'api/catalog/engine/convert.ts': `export const convert = 1;`,
  'api/catalog/facts/facts.ts': `export const facts = 1;`,
  'api/catalog/categories/length/units.ts': `import { convert } from '../../engine/convert.ts';
    import { facts } from '../../facts/facts.ts';
    export const units = [convert, facts];`,
  'api/contract/api-contract.ts': `export type b = 1;`,
  'tests/browser/page.ts': `import type { b } from '@site/api-contract'; export const page = 1 as b;`,
};

/** Maps each rule to files that break it, each with its import. */
const PLANTED: Readonly<Record<string, readonly (readonly [file: string, imported: string])[]>> = {
  'a remote imports only what it may': [
    ['mf-content/routes/planted-1.tsx', '../../mf-converter/pages/home.tsx'],
    ['mf-contact/form/planted-2.tsx', 'mf-content/routes/about.tsx'],
    ['mf-converter/pages/planted-5.tsx', '../../api/src/main.ts'],
    ['mf-content/routes/planted-13.tsx', '@site/catalog/engine/convert'],
    ['mf-content/routes/planted-17.tsx', '../../shell/site/app/app.tsx'],
    ['mf-contact/form/planted-31.tsx', '@site/remote-build'],
    ['mf-content/routes/planted-28.tsx', '@site/release/descriptor'],
    ['mf-content/routes/planted-24.tsx', 'type:../../mf-converter/pages/home.tsx'],
    ['mf-news/pages/planted-42.tsx', '../../mf-contact/form/form.tsx'],
  ],
  'shell/site/app imports only what it may': [
    ['shell/site/app/planted-3.tsx', '../../../mf-content/routes/about.tsx'],
    ['shell/site/app/planted-9.tsx', '../server/main.ts'],
    ['shell/site/app/planted-10.tsx', '../client/main.ts'],
    ['shell/site/app/planted-32.tsx', '@site/remote-build'],
    ['shell/site/app/planted-36.tsx', '@site/http-server/http-servers'],
  ],
  'shell/site/server imports only what it may': [
    ['shell/site/server/planted-4.ts', '../../../mf-content/routes/about.tsx'],
    ['shell/site/server/planted-6.ts', '../../../api/src/main.ts'],
    ['shell/site/server/planted-14.ts', '@site/catalog/engine/convert'],
    ['shell/site/server/planted-38.ts', '@site/server-build/server-webpack'],
  ],
  'tests imports only what it may': [['tests/browser/planted-7.ts', '../../api/src/main.ts']],
  'api/catalog imports only what it may': [['api/catalog/planted-8.ts', '../src/main.ts']],
  'shell/site/client imports only what it may': [['shell/site/client/planted-11.tsx', '../server/main.ts']],
  'api/catalog/engine imports only what it may': [
    ['api/catalog/engine/planted-12.ts', '../categories/length/units.ts'],
  ],
  'shell/kit/contract imports only what it may': [
    ['shell/kit/contract/planted-15.ts', '../../site/app/app.tsx'],
    ['shell/kit/contract/ui/planted-26.tsx', '@site/release/descriptor'],
    ['shell/kit/contract/ui/planted-27.tsx', '@site/remote-build'],
  ],
  'shell/composition/store imports only what it may': [['shell/composition/store/planted-16.ts', '../cli/compose.ts']],
  'browser code imports no Node module': [
    ['mf-contact/form/planted-18.tsx', 'node:fs'],
    ['shell/site/client/planted-19.tsx', 'node:path'],
    ['api/catalog/engine/planted-20.ts', 'node:util'],
    ['api/contract/planted-21.ts', 'node:crypto'],
    ['shell/kit/contract/ui/planted-22.tsx', 'node:fs'],
  ],
  'every import leads somewhere': [['shell/site/app/planted-23.tsx', './gone.ts']],
  'shell/kit/release imports only what it may': [
    ['shell/kit/release/planted-25.ts', '../../composition/document/document.ts'],
  ],
  'shell/kit/remote-build imports only what it may': [
    ['shell/kit/remote-build/planted-29.ts', '../../composition/document/document.ts'],
    ['shell/kit/remote-build/planted-30.ts', '@site/shell-contract'],
  ],
  'release.config.ts imports only what it may': [['mf-content/release.config.ts', './routes/about.tsx']],
  'api/http-server imports only what it may': [['api/http-server/planted-37.ts', '../src/main.ts']],
  'api/server-build imports only what it may': [['api/server-build/planted-39.ts', '../src/main.ts']],
  'every file belongs to an area': [
    ['shell/site/planted-40/new.ts', '../app/app.tsx'],
    ['planted/new.ts', '../shell/site/app/app.tsx'],
  ],
  'only files of an area are imported': [['shell/site/app/planted-41.tsx', '../planted-40/new.ts']],
  'shell/composition/judge imports only what it may': [['shell/composition/judge/planted-43.ts', '../cli/compose.ts']],
  'http of the server imports only layers before it': [
    ['shell/site/server/http/planted-44.ts', '../live/site-revision.ts'],
  ],
  'every folder of the server is a layer': [['shell/site/server/planted-45/new.ts', '../http/headers.ts']],
  'only the list of features imports a feature': [['shell/site/server/planted-46.ts', './features/canary/index.ts']],
  'no feature imports another': [['shell/site/server/features/cdn/planted-47.ts', '../canary/index.ts']],
};

/** These two folders import each other, although no two files do. */
const CIRCLE: Readonly<Record<string, string>> = {
  'api/src/one/a.ts': `import '../two/b.ts';`,
  'api/src/two/b.ts': `export {};`,
  'api/src/two/c.ts': `import type { one } from '../one/d.ts'; export type T = typeof one;`,
  'api/src/one/d.ts': `export const one = 1;`,
};

const PACKAGES = {
  'shell-contract': 'shell/kit/contract',
  release: 'shell/kit/release',
  'remote-build': 'shell/kit/remote-build',
  'api-contract': 'api/contract',
  'http-server': 'api/http-server',
  'server-build': 'api/server-build',
  catalog: 'api/catalog',
};

interface Violation {
  from: string;
  rule: { name: string };
}

let folder: string;
let found: Violation[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const file of ['tsconfig.json', 'shell/kit/remote-build/tsconfig.remote.json'])
    cpSync(join(PROJECT, file), join(folder, file));
  for (const [name, path] of Object.entries(PACKAGES)) {
    mkdirSync(join(folder, path), { recursive: true });
    cpSync(join(PROJECT, path, 'package.json'), join(folder, path, 'package.json'));
    link(path, join('node_modules/@site', name));
  }
  for (const remote of REMOTES) link(remote, join('node_modules', remote));
  for (const [file, text] of Object.entries({ ...SOUND, ...CIRCLE })) write(file, text);
  for (const [file, imported] of Object.values(PLANTED).flat())
    write(
      file,
      imported.startsWith('type:')
        ? `import type { home } from '${imported.slice(5)}'; export type T = typeof home;`
        : `import '${imported}';`,
    );
  found = violations();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  test('allow every import that the architecture permits', () => {
    expect(found.filter(({ from }) => Object.hasOwn(SOUND, from))).toEqual([]);
  });

  test.each(Object.entries(PLANTED))('report each violation of: %s', (rule, files) => {
    const reported = found.filter((violation) => violation.rule.name === rule).map(({ from }) => from);
    expect(reported).toEqual(expect.arrayContaining(files.map(([file]) => file)));
  });

  test('report folders that import each other in a circle', () => {
    const circles = found.filter(({ from }) => /^api\/src\/(one|two)$/.test(from));
    expect(circles.map(({ rule }) => rule.name)).toContain('no circle of folders');
  });
});

/** Runs the rules for files together with the rules for folders. */
function violations(): Violation[] {
  const [ofFiles, ofFolders] = ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs'].map((name) =>
    JSON.stringify(join(PROJECT, name)),
  );
  const config = join(folder, 'config.mjs');
  writeFileSync(
    config,
    `import files from ${ofFiles};\nimport folders from ${ofFolders};\n` +
      'export default { ...files, forbidden: [...files.forbidden, ...folders.forbidden] };\n',
  );
  const areas = [
    ...new Set([
      ...Object.keys(SOUND),
      ...Object.values(PLANTED)
        .flat()
        .map(([file]) => file),
    ]),
  ].map((file) => file.slice(0, file.indexOf('/')));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', config, '--output-type', 'json', ...new Set(areas)],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
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
