import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
        swcrc: false,
      },
    ],
  },
  // The site's packages are TypeScript, so Jest must transform them.
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
};
