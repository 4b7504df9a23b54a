/**
 * Import rules. tests/operations/repository/import-rules.test.ts adds violations and expects each to be found.
 */
import { AREAS } from './.dependency-cruiser.areas.mjs';

/** Layers of the shell's server. Each may import those before it. Other files next to them may import all. */
const SERVER_LAYERS = ['http', 'api-proxy', 'settings', 'render', 'live', 'pages', 'metrics', 'routes', 'features'];
const SERVER = '^shell/site/server/';
const layerFolder = (layer) => (layer === 'settings' ? `${SERVER}settings\\.ts$` : `${SERVER}${layer}/`);

const EVERY_REMOTE = ['shell/kit/contract', 'api/contract'];
const REMOTE_EXTRAS = {
  'mf-converter': ['api/catalog', 'api/catalog/engine', 'facts of the catalog'],
  'mf-content': ['facts of the catalog'],
};

const REMOTE = '^(mf-[^/]+)/(?!(?:release|webpack)\\.config)';
const PACKAGES = '(^|/)node_modules/';
const OWN_CODE = { path: '^[^/]+/', dependencyTypesNot: ['core'] };
const TESTS = '\\.test\\.tsx?$';
const BROWSER_CODE = ['^mf-[^/]+/', '^shell/site/(client|app)/', '^shell/kit/contract/', '^api/(contract|catalog)/'];
const NOT_IN_BROWSERS = [TESTS, '^mf-[^/]+/testing/', '^mf-[^/]+/[^/]+\\.config\\.ts$'];

const filesOf = (areas) => areas.map((area) => AREAS[area].files);
const EVERY_AREA = [...filesOf(Object.keys(AREAS)), REMOTE];

/** Their tests use what later areas make: a test of data the engine, a test of stores a release. */
const MAY_TEST_ANYTHING = ['api/catalog/engine', 'shell/composition/store', 'shell/composition/cli'];

const notFor = (area) => {
  if (area === 'tests') return AREAS['tests of processes'].files;
  return MAY_TEST_ANYTHING.includes(area) ? TESTS : [];
};

const areaRules = Object.entries(AREAS)
  .filter(([area]) => !area.startsWith('mf-'))
  .map(([area, { files, may }]) => ({
    name: `${area} imports only what it may`,
    severity: 'error',
    from: { path: files, pathNot: notFor(area) },
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
  ...SERVER_LAYERS.map((layer, index) => ({
    name: `${layer} of the server imports only layers before it`,
    severity: 'error',
    from: { path: layerFolder(layer), pathNot: TESTS },
    to: { path: SERVER, pathNot: SERVER_LAYERS.slice(0, index + 1).map(layerFolder) },
  })),
  {
    name: 'every folder of the server is a layer',
    severity: 'error',
    from: { path: `${SERVER}[^/]+/`, pathNot: SERVER_LAYERS.map(layerFolder) },
    to: {},
  },
  {
    name: 'only the list of features imports a feature',
    severity: 'error',
    from: { path: '^shell/', pathNot: [TESTS, `${SERVER}features/index\\.ts$`, `${SERVER}features/[^/]+/`] },
    to: { path: `${SERVER}features/[^/]+/` },
  },
  {
    name: 'no feature imports another',
    severity: 'error',
    from: { path: `${SERVER}features/([^/]+)/` },
    to: { path: `${SERVER}features/[^/]+/`, pathNot: `${SERVER}features/$1/` },
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
      to: { path: [TESTS, '/testing/', '^tests/'] },
    },
    {
      name: 'browser code imports no Node module',
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
