/**
 * Import rules. tests/operations/repository/import-rules.test.ts adds violations and expects each to be found.
 */

/** Areas may import themselves and those in `may`. Files outside all areas may not import or be imported. */
const AREAS = {
  'shell/site/client': { files: '^shell/site/client/', may: ['shell/site/app', 'shell/kit/contract', 'api/contract'] },
  'shell/site/server': {
    files: '^shell/site/server/',
    may: [
      'shell/site/app',
      'shell/tools/build',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/gates',
      'shell/composition/cli',
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
    may: ['shell/composition/document', 'shell/composition/testing', 'api/contract'],
  },
  'shell/composition/gates': {
    files: '^shell/composition/gates/',
    may: [
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/testing',
      'shell/kit/release',
      'api/contract',
      'api/settings',
    ],
  },
  'shell/composition/cli': {
    files: '^shell/composition/cli/',
    may: [
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/gates',
      'shell/composition/testing',
      'shell/kit/release',
      'api/settings',
    ],
  },
  'shell/composition/testing': {
    files: '^shell/composition/testing/',
    may: ['shell/composition/document', 'shell/composition/store', 'shell/composition/gates', 'shell/kit/release'],
  },
  'shell/kit/release': { files: '^shell/kit/release/', may: [] },
  // Reads the contracts' versions and the list of shared modules.
  'shell/kit/remote-build': { files: '^shell/kit/remote-build/', may: ['shell/kit/release', 'contract metadata'] },
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
      'shell/composition/gates',
      'shell/kit/release',
      'shell/kit/remote-build',
      'api/settings',
    ],
  },
  'shell/tools/settings': {
    files: '^shell/tools/(print-settings|settings-tables)\\.ts$',
    may: ['shell/site/server', 'api/settings'],
  },
  'shell/tools/wording': { files: '^shell/tools/wording/', may: [] },
  'shell/tools/launcher': {
    files: '^shell/tools/launcher/',
    may: [
      'api/http-server',
      'api/settings',
      'shell/composition/document',
      'shell/composition/store',
      'shell/composition/gates',
      'shell/composition/cli',
      'shell/kit/contract',
    ],
  },
  // It finds examples with `webpackContext`, not imports.
  'shell/tools/component-review': {
    files: '^shell/tools/component-review/(?!release\\.config)',
    may: ['release.config.ts', 'shell/kit/contract', 'api/contract'],
  },
  'release.config.ts': {
    files: '^(mf-[^/]+|shell/tools/component-review)/(release|webpack)\\.config\\.ts$',
    may: ['shell/kit/remote-build', 'api/catalogue', 'mf-* articles'],
  },
  // A list of lazy imports by path: reading it runs no page.
  'mf-* articles': { files: '^mf-[^/]+/articles/index\\.ts$', may: [] },
  'api/src': {
    files: '^api/(src/|[^/]+$)',
    may: [
      'api/catalogue',
      'api/catalogue/engine',
      'api/contract',
      'api/http-server',
      'api/server-build',
      'api/settings',
    ],
  },
  'api/bench': { files: '^api/bench/', may: ['api/src', 'api/catalogue', 'api/catalogue/engine', 'api/contract'] },
  'api/catalogue': { files: '^api/catalogue/(?!engine/)', may: ['api/catalogue/engine', 'api/contract'] },
  'api/catalogue/engine': { files: '^api/catalogue/engine/', may: ['api/contract'] },
  'api/contract': { files: '^api/contract/', may: [] },
  'api/http-server': { files: '^api/http-server/', may: ['api/contract', 'api/settings'] },
  'api/settings': { files: '^api/settings/', may: ['api/contract'] },
  'api/server-build': { files: '^api/server-build/', may: [] },
  'contract metadata': {
    files: '^((shell/kit|api)/contract/[^/]+\\.json|shell/kit/contract/ui/theme/token-values\\.ts)$',
    may: [],
  },
  'a database for tests': { files: '^shell/composition/testing/postgres\\.ts$', may: [] },
  'ports for tests': { files: '^api/http-server/testing/free-port\\.ts$', may: [] },
  'unit definitions for tests': { files: '^api/catalogue/testing/unit-definitions\\.ts$', may: [] },
  'tests/benchmarks/engine': {
    files: '^tests/benchmarks/engine/',
    may: ['mf-converter', 'api/catalogue', 'api/catalogue/engine', 'tests'],
  },
  // Builds the site without federation.
  'tests/benchmarks/federation': {
    files: '^tests/benchmarks/federation/',
    may: ['shell/tools/build', 'shell/kit/remote-build', 'tests'],
  },
  tests: {
    files: '^tests/(?!benchmarks/(engine|federation)/)',
    may: [
      'shell/tools/component-review',
      'shell/kit/contract',
      'shell/kit/release',
      'api/contract',
      'a database for tests',
      'ports for tests',
      'unit definitions for tests',
    ],
  },
  'mf-converter': { files: '^mf-converter/', may: [] },
};

/** The rooms of the shell's server. Each may import those before it. Files next to the rooms may import all. */
const SERVER_ROOMS = ['http', 'api-proxy', 'settings', 'render', 'site', 'pages', 'metrics', 'routes', 'features'];
const SERVER = '^shell/site/server/';
const roomFolder = (room) => `${SERVER}${room}/`;

const EVERY_REMOTE = ['shell/kit/contract', 'api/contract'];
const REMOTE_EXTRAS = { 'mf-converter': ['api/catalogue', 'api/catalogue/engine'] };

const REMOTE = '^(mf-[^/]+)/(?!(?:release|webpack)\\.config)';
const PACKAGES = '(^|/)node_modules/';
const OWN_CODE = { path: '^[^/]+/', dependencyTypesNot: ['core'] };
const TESTS = '\\.test\\.tsx?$';
const BROWSER_CODE = [
  '^mf-[^/]+/',
  '^shell/(site/(client|app)|tools/component-review)/',
  '^shell/kit/contract/',
  '^api/(contract|catalogue)/',
];
const NOT_IN_BROWSERS = [
  TESTS,
  '^(mf-[^/]+|shell/tools/component-review)/testing/',
  '^mf-[^/]+/[^/]+\\.config\\.ts$',
  '^api/catalogue/generate/',
];
const EXAMPLES = '\\.examples\\.tsx$';

const filesOf = (areas) => areas.map((area) => AREAS[area].files);
const EVERY_AREA = [...filesOf(Object.keys(AREAS)), REMOTE];

const areaRules = Object.entries(AREAS)
  .filter(([area]) => !area.startsWith('mf-'))
  .map(([area, { files, may }]) => ({
    name: `${area} imports only what it may`,
    severity: 'error',
    // A test of data may use the engine on it.
    from: { path: files, ...(area === 'api/catalogue/engine' ? { pathNot: TESTS } : {}) },
    to: { ...OWN_CODE, pathNot: [PACKAGES, files, ...filesOf(may)] },
  }));

const remoteRule = (from, extras) => ({
  name: 'a remote imports only what it may',
  severity: 'error',
  from,
  to: { ...OWN_CODE, pathNot: [PACKAGES, '^$1/', ...filesOf([...EVERY_REMOTE, ...extras])] },
});

const remoteRules = [
  remoteRule({ path: REMOTE, pathNot: Object.keys(REMOTE_EXTRAS).map((remote) => `^${remote}/`) }, []),
  ...Object.entries(REMOTE_EXTRAS).map(([remote, extras]) =>
    remoteRule({ path: `^(${remote})/(?!(?:release|webpack)\\.config)` }, extras),
  ),
];

const serverRules = [
  ...SERVER_ROOMS.map((room, index) => ({
    name: `${room} of the server imports only rooms before it`,
    severity: 'error',
    from: { path: roomFolder(room), pathNot: TESTS },
    to: { path: SERVER, pathNot: SERVER_ROOMS.slice(0, index + 1).map(roomFolder) },
  })),
  {
    name: 'every folder of the server is a room',
    severity: 'error',
    from: { path: `${SERVER}[^/]+/`, pathNot: SERVER_ROOMS.map(roomFolder) },
    to: {},
  },
  {
    name: 'only the list of features imports a feature',
    severity: 'error',
    from: { path: '^shell/', pathNot: [TESTS, `${SERVER}features/index\\.ts$`, `${SERVER}features/[^/]+/`] },
    to: { path: `${SERVER}features/[^/]+/`, pathNot: `${SERVER}features/definition/` },
  },
  {
    name: 'no feature imports another',
    severity: 'error',
    from: { path: `${SERVER}features/([^/]+)/` },
    to: { path: `${SERVER}features/[^/]+/`, pathNot: `${SERVER}features/($1|definition)/` },
  },
];

export default {
  forbidden: [
    ...areaRules,
    ...remoteRules,
    ...serverRules,
    {
      name: 'every file belongs to an area',
      severity: 'error',
      from: { path: OWN_CODE.path, pathNot: [PACKAGES, ...EVERY_AREA] },
      to: { ...OWN_CODE, pathNot: [PACKAGES] },
    },
    {
      name: 'only files of an area are imported',
      severity: 'error',
      from: {},
      to: { ...OWN_CODE, pathNot: [PACKAGES, ...EVERY_AREA] },
    },
    {
      name: 'only tests read the exports of tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^tests/', '/testing/'] },
      to: { path: [TESTS, '/testing/'] },
    },
    {
      name: 'visitors get no examples',
      severity: 'error',
      from: { pathNot: [EXAMPLES, '^shell/tools/component-review/'] },
      to: { path: [EXAMPLES, '^shell/kit/contract/examples\\.ts$'] },
    },
    {
      name: 'browser code knows no Node',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: NOT_IN_BROWSERS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no circle of imports',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.|\\.site|\\.swc|\\.mf)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
