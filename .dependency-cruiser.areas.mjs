/** Areas may import themselves and those in `may`. Files outside all areas may not import or be imported. */
export const AREAS = {
  'shell/site/client': { files: '^shell/site/client/', may: ['shell/site/app', 'shell/kit/contract', 'api/contract'] },
  'shell/site/server': {
    files: '^shell/site/server/',
    may: [
      'fakes for tests',
      'shell/site/app',
      'shell/tools/build',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/composition/change',
      'shell/composition/testing',
      'shell/kit/contract',
      'shell/kit/release',
      'shell/kit/remote-build',
      'api/contract',
      'api/http-server',
      'api/settings',
    ],
  },
  'shell/site/app': {
    files: '^shell/site/app/',
    may: ['shell/composition/document', 'shell/kit/contract', 'api/contract'],
  },
  'shell/composition/document': {
    files: '^shell/composition/document/',
    may: ['shell/kit/release', 'api/contract'],
  },
  'shell/composition/store': {
    files: '^shell/composition/store/',
    may: [
      'shell/composition/document',
      'shell/composition/testing',
      'shell/kit/release',
      'api/contract',
      'api/settings',
    ],
  },
  'shell/composition/judge': {
    files: '^shell/composition/judge/',
    may: [
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/testing',
      'shell/kit/release',
      'api/contract',
      'api/settings',
      'seeds for tests',
    ],
  },
  'shell/composition/change': {
    files: '^shell/composition/change/',
    may: [
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/composition/testing',
      'shell/kit/release',
    ],
  },
  'shell/composition/cli': {
    files: '^shell/composition/cli/',
    may: [
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/composition/change',
      'shell/composition/testing',
      'shell/kit/release',
      'api/settings',
    ],
  },
  'shell/composition/testing': {
    files: '^shell/composition/testing/',
    may: [
      'shell/composition/cli',
      'shell/kit/remote-build',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/kit/release',
    ],
  },
  'shell/kit/release': { files: '^shell/kit/release/', may: [] },
  // Reads the contracts' versions and the list of shared modules.
  'shell/kit/remote-build': {
    files: '^shell/kit/remote-build/(?!init/template/)',
    may: ['shell/kit/release', 'api/settings', 'contract metadata'],
  },
  'template of a remote': {
    files: '^shell/kit/remote-build/init/template/',
    may: ['shell/kit/contract', 'shell/kit/remote-build'],
  },
  'shell/kit/contract': { files: '^shell/kit/contract/', may: ['api/contract'] },
  'shell/tools/build': {
    files: '^shell/(tools/build/|webpack\\.config\\.ts$)',
    may: ['shell/site/app', 'shell/kit/contract', 'shell/kit/release', 'shell/kit/remote-build', 'api/server-build'],
  },
  'shell/tools/dev-server': {
    files: '^shell/tools/dev-server/',
    may: [
      'shell/site/server',
      'shell/tools/build',
      'shell/composition/document',
      'shell/composition/judge',
      'shell/composition/change',
      'shell/kit/release',
      'shell/kit/remote-build',
      'api/http-server',
      'api/settings',
    ],
  },
  'shell/tools/settings': {
    files: '^shell/tools/(print-settings|settings-tables)\\.ts$',
    may: ['shell/site/server', 'shell/composition/cli', 'shell/tools/launcher', 'api/settings'],
  },
  'shell/tools/launcher': {
    files: '^shell/tools/launcher/',
    may: [
      'api/http-server',
      'api/settings',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/composition/change',
      'shell/composition/cli',
      'shell/kit/contract',
      'shell/kit/remote-build',
    ],
  },
  'release.config.ts': {
    files: '^mf-[^/]+/(release|webpack)\\.config\\.ts$',
    may: ['shell/kit/remote-build', 'api/catalog', 'mf-* articles'],
  },
  // A list of lazy imports by path: reading it runs no page.
  'mf-* articles': { files: '^mf-[^/]+/article-list\\.ts$', may: [] },
  'api/src': {
    files: '^api/(src/|[^/]+$)',
    may: [
      'api/catalog',
      'api/catalog/engine',
      'api/contract',
      'api/http-server',
      'api/server-build',
      'api/settings',
      'seeds for tests',
    ],
  },
  'api/catalog': {
    files: '^api/catalog/(?!(?:engine|facts)/)',
    may: ['api/catalog/engine', 'facts of the catalog', 'api/contract'],
  },
  // Tables that pages of several remotes show.
  'facts of the catalog': { files: '^api/catalog/facts/', may: [] },
  'api/catalog/engine': { files: '^api/catalog/engine/', may: ['api/contract'] },
  'api/contract': { files: '^api/contract/', may: [] },
  'api/http-server': { files: '^api/http-server/', may: ['api/contract', 'api/settings'] },
  'api/settings': { files: '^api/settings/', may: ['api/contract'] },
  'api/server-build': { files: '^api/server-build/', may: [] },
  'contract metadata': {
    files: '^((shell/kit|api)/contract/[^/]+\\.json|shell/kit/contract/ui/theme/token-values\\.ts)$',
    may: [],
  },
  'a database for tests': { files: '^shell/composition/testing/postgres\\.ts$', may: [] },
  'fakes for tests': {
    files: '^shell/site/testing/',
    may: ['shell/site/server', 'shell/composition/document', 'shell/composition/store', 'shell/kit/release'],
  },
  'mail for tests': { files: '^api/src/testing/(a-message|start-mail-server)\\.ts$', may: ['api/contract'] },
  'ports for tests': { files: '^api/http-server/testing/free-port\\.ts$', may: [] },
  'seeds for tests': { files: '^tests/support/seeded-random\\.ts$', may: [] },
  'unit definitions for tests': { files: '^api/catalog/testing/unit-definitions\\.ts$', may: [] },
  'tests/benchmarks/engine': {
    files: '^tests/benchmarks/engine/',
    may: ['mf-converter', 'api/catalog', 'api/catalog/engine', 'tests'],
  },
  // Builds the site without federation.
  'tests/benchmarks/federation': {
    files: '^tests/benchmarks/federation/',
    may: ['shell/tools/build', 'shell/kit/remote-build', 'tests'],
  },
  // They run a process or a command next to functions of the same code.
  'tests of processes': {
    files:
      '^tests/(nightly/(kill-at-any-moment|package-documents|api-[a-z]+)|operations/(smoke-pages|compose-commands|api-processes)|shell/(process-sandbox|frame-links)|support/(start-shared-servers|shared-site|compose))\\.',
    may: [
      'tests',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/judge',
      'shell/composition/change',
      'shell/composition/cli',
      'shell/composition/testing',
      'shell/kit/release',
      'shell/kit/remote-build',
      'shell/site/server',
      'shell/tools/launcher',
      'api/src',
      'api/contract',
      'api/catalog',
      'ports for tests',
    ],
  },
  tests: {
    files: '^tests/(?!benchmarks/(engine|federation)/)',
    may: [
      'shell/kit/contract',
      'shell/kit/release',
      'api/contract',
      'a database for tests',
      'mail for tests',
      'ports for tests',
      'unit definitions for tests',
    ],
  },
  'mf-converter': { files: '^mf-converter/', may: [] },
};
