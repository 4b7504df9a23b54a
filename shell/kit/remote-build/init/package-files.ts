import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import type { RemoteName } from './remote-name.ts';

export const IGNORE_FILE = '.gitignore';

/** `workspace`: a folder of the site's repository. `repository`: a separate repository. */
export type Place = 'workspace' | 'repository';

export interface ExistingManifest {
  dependencies?: Record<string, string> | undefined;
  devDependencies?: Record<string, string> | undefined;
  [field: string]: unknown;
}

/** Returns the texts by path, except package.json and the sources. */
export function packageFiles({ name, module }: RemoteName, place: Place): Record<string, string> {
  return {
    'tsconfig.json': '{ "extends": "@site/remote-build/tsconfig" }\n',
    // Added to a file that exists.
    [IGNORE_FILE]: '\nnode_modules/\ndist/\n.swc/\n.mf/\n.env\n.env.*\n*.pem\n',
    'CHANGELOG.md': `# Changes of ${name}\n\n## 0.1.0\n\n- The page \`/${module}\`, its link, and its sitemap entry.\n`,
    'README.md': readme(name, module, place),
  };
}

/** Keeps installed packages, which may come from archives. */
export function packageManifest({ name }: RemoteName, place: Place, existing: ExistingManifest = {}): string {
  const { dependencies = {}, devDependencies = {}, ...fields } = existing;
  const isInstalled = (dependency: string) => dependency in dependencies || dependency in devDependencies;
  const missing = (wanted: Record<string, string>) =>
    Object.fromEntries(Object.entries(wanted).filter(([dependency]) => !isInstalled(dependency)));
  const range = (version: string) => (place === 'workspace' ? '*' : `^${version}`);
  const { react, 'styled-components': styledComponents } = shellContract.dependencies;
  const text = {
    ...fields,
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: manifest.engines,
    dependencies: sorted({
      ...dependencies,
      ...missing({
        '@site/shell-contract': range(shellContract.version),
        react,
        'styled-components': styledComponents,
      }),
    }),
    devDependencies: sorted({
      ...devDependencies,
      ...missing({ '@site/remote-build': range(manifest.version) }),
    }),
    scripts: {
      build: 'remote-build build',
      release: 'remote-build release',
      keys: 'remote-build keys',
      start: 'remote-build serve',
      test: 'remote-build test',
      dev: place === 'workspace' ? `exec node ../shell/tools/launcher/launch.mjs dev ${name}` : 'remote-build dev',
    },
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}

function sorted(versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readme(name: string, module: string, place: Place): string {
  const workspace = place === 'workspace' ? ` -w ${name}` : '';
  const commands = [
    place === 'workspace'
      ? [`npm run dev${workspace}`, 'the site, with this remote reloading as you edit']
      : ['npm run dev -- --site https://example.org', 'show it on that site, to you alone, as you edit'],
    [`npm test${workspace}`, 'run its tests'],
    [`npm run build${workspace}`, 'check types, and build for browsers and for Node'],
    [`npm run release${workspace}`, 'build, and publish an immutable release'],
  ];
  const width = Math.max(...commands.map(([command = '']) => command.length)) + 3;
  const lines = commands.map(([command = '', purpose]) => `${command.padEnd(width)}# ${purpose}`);
  return `# ${name}

The page \`/${module}\`, a remote of the site.

\`\`\`sh
${lines.join('\n')}
\`\`\`

Before a release, raise \`version\` in \`package.json\` and describe the change in \`CHANGELOG.md\`. The release is live once an operator composes it.

| file | content |
|---|---|
| \`release.config.ts\` | the exposed modules, and the paths that they answer |
| \`routes/${module}.tsx\` | the page: its data, its head, and what it shows |
| \`parts/\` | its link in the site's navigation, and its sitemap entry |
`;
}
