/**
 * Who may import what: the table of shell/decisions and no more. tests/contract/import-rules.test.ts plants violations and sees each caught.
 */

/** Area to its files, and to the areas that it may import besides itself. */
const AREAS = {
  'shell/client': { files: '^shell/client/', may: ['shell/app', 'shell/contract', 'api/contract'] },
  'shell/server': {
    files: '^shell/server/',
    may: [
      'shell/app',
      'shell/build',
      'shell/composition',
      'shell/contract',
      'shell/operator',
      'shell/release',
      'shell/remote-build',
      'api/contract',
      'api/http-server',
    ],
  },
  'shell/app': { files: '^shell/app/', may: ['shell/composition', 'shell/contract', 'api/contract'] },
  'shell/build': {
    files: '^shell/build/',
    may: ['shell/app', 'shell/contract', 'shell/release', 'shell/remote-build', 'api/server-build'],
  },
  'shell/launcher': {
    files: '^shell/launcher/',
    may: ['shell/operator', 'shell/composition', 'shell/contract', 'api/http-server'],
  },
  'shell/operator': { files: '^shell/operator/', may: ['shell/composition', 'shell/release'] },
  'shell/composition': { files: '^shell/composition/', may: ['shell/release', 'api/contract'] },
  'shell/release': { files: '^shell/release/', may: [] },
  // Of the contracts, it reads which versions they are of, and which modules are shared.
  'shell/remote-build': { files: '^shell/remote-build/', may: ['shell/release', 'what the contracts state'] },
  'shell/contract': { files: '^shell/contract/', may: ['api/contract'] },
  'release.config.ts': {
    files: '^(mf-[^/]+|shell/component-review)/release\\.config\\.ts$',
    may: ['shell/remote-build', 'api/catalogue'],
  },
  'mf-converter': {
    files: '^mf-converter/(?!release\\.config)',
    may: ['release.config.ts', 'shell/contract', 'api/contract', 'api/catalogue', 'api/catalogue/engine'],
  },
  'mf-content': {
    files: '^mf-content/(?!release\\.config)',
    may: ['release.config.ts', 'shell/contract', 'api/contract'],
  },
  'mf-contact': {
    files: '^mf-contact/(?!release\\.config)',
    may: ['release.config.ts', 'shell/contract', 'api/contract'],
  },
  'api/src': {
    files: '^api/(src/|[^/]+$)',
    may: ['api/catalogue', 'api/catalogue/engine', 'api/contract', 'api/http-server', 'api/server-build'],
  },
  'api/catalogue': { files: '^api/catalogue/(?!engine/)', may: ['api/catalogue/engine', 'api/contract'] },
  'api/catalogue/engine': { files: '^api/catalogue/engine/', may: ['api/contract'] },
  'api/contract': { files: '^api/contract/', may: [] },
  // For the servers of the API and of the shell alike.
  'api/http-server': { files: '^api/http-server/', may: ['api/contract'] },
  'api/server-build': { files: '^api/server-build/', may: [] },
  // Its build takes in what `webpackContext` finds, the examples of all; it imports none of them.
  'shell/component-review': {
    files: '^shell/component-review/(?!release\\.config)',
    may: ['release.config.ts', 'shell/contract', 'api/contract'],
  },
  'what the contracts state': {
    files: '^((shell|api)/contract/[^/]+\\.json|shell/contract/ui/theme/token-values\\.ts)$',
    may: [],
  },
  'a database for tests': { files: '^shell/composition/testing/postgres\\.ts$', may: [] },
  'ports for tests': { files: '^api/http-server/testing/free-port\\.ts$', may: [] },
  // What is measured are the engine itself and what a keystroke does with it, beside other libraries.
  'tests/bench/engine': {
    files: '^tests/bench/engine/',
    may: ['mf-converter', 'api/catalogue', 'api/catalogue/engine', 'tests'],
  },
  // Builds the site without federation, with what builds it otherwise.
  'tests/bench/federation': { files: '^tests/bench/federation/', may: ['shell/build', 'shell/remote-build', 'tests'] },
  tests: {
    files: '^tests/(?!bench/(engine|federation)/)',
    may: [
      'shell/component-review',
      'shell/contract',
      'shell/release',
      'api/contract',
      'a database for tests',
      'ports for tests',
    ],
  },
};

const OWN_CODE = '^(shell|mf-[^/]+|api|tests)/';
const TESTS = '\\.test\\.tsx?$';
/** What browsers run. */
const BROWSER_CODE = [
  '^mf-[^/]+/',
  '^shell/(client|app|component-review)/',
  '^shell/contract/',
  '^api/(contract|catalogue)/',
];
/** Stands among it, and runs on a developer's machine. */
const NOT_IN_BROWSERS = [
  TESTS,
  '^(mf-[^/]+|shell/component-review)/testing/',
  '^mf-[^/]+/[^/]+\\.config\\.ts$',
  '^api/catalogue/generate/',
];
const EXAMPLES = '\\.examples\\.tsx$';

const tableRules = Object.entries(AREAS).map(([area, { files, may }]) => ({
  name: `${area} imports only what it may`,
  severity: 'error',
  // A test of data may put the engine to work on it.
  from: { path: files, ...(area === 'api/catalogue/engine' ? { pathNot: TESTS } : {}) },
  to: { path: OWN_CODE, pathNot: ['/node_modules/', files, ...may.map((allowed) => AREAS[allowed].files)] },
}));

export default {
  forbidden: [
    ...tableRules,
    {
      name: 'only tests read the exports of tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^tests/', '/testing/'] },
      to: { path: [TESTS, '/testing/'] },
    },
    {
      name: 'visitors get no examples',
      severity: 'error',
      from: { pathNot: [EXAMPLES, '^shell/component-review/'] },
      to: { path: [EXAMPLES, '^shell/contract/examples\\.ts$'] },
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
