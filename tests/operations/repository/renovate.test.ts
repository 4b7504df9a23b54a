import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { PROJECT } from '../../support/project.ts';

interface Rule {
  description?: string;
  matchPackageNames?: string[];
  matchDepNames?: string[];
  allowedVersions?: string;
  rangeStrategy?: string;
}

/** An override can list the dependencies of one package. */
type Dependencies = Record<string, string | Record<string, string>>;

const { packageRules } = JSON.parse(readFileSync(join(PROJECT, '.github/renovate.json'), 'utf8')) as {
  packageRules: Rule[];
};
const manifests = execFileSync('git', ['ls-files', 'package.json', '**/package.json'], {
  cwd: PROJECT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Record<string, Dependencies | undefined>);
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
const declared = manifests
  .flatMap((manifest) => KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})))
  .flatMap(([name, range]) => (typeof range === 'string' ? [[name, range] as const] : Object.entries(range)))
  .map(([name, range]) => {
    const [, target, version] = /^npm:(.+)@([^@]+)$/.exec(range) ?? [];
    return { name, packageName: target ?? name, range: version ?? range };
  });
type Dependency = (typeof declared)[number];

/** Exact in package.json. */
const pinned = declared.filter(({ range }) => /^\d/.test(range));

const matches = (rule: Rule, { name, packageName }: Dependency) =>
  (rule.matchPackageNames ?? []).some((pattern) => matchesGlob(packageName, pattern)) ||
  (rule.matchDepNames ?? []).includes(name);

describe('the configuration of Renovate', () => {
  test('explains every exact version in a package.json', () => {
    expect(pinned.length).toBeGreaterThan(10);
    const explained = packageRules.filter(({ description = '' }) => description.endsWith('.'));
    expect(pinned.filter((dependency) => !explained.some((rule) => matches(rule, dependency)))).toEqual([]);
  });

  test.each(packageRules.map((rule) => [rule.matchPackageNames ?? rule.matchDepNames, rule] as const))(
    'names only packages of this project: %j',
    (names = [], rule) => {
      const unused = names.filter(
        (name) => !declared.some((dependency) => matches({ ...rule, matchPackageNames: [name] }, dependency)),
      );
      expect(unused).toEqual([]);
    },
  );

  test('keeps the versions that are documented to fit together', () => {
    const webpack = packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('webpack'));
    const versions = declared.filter(({ packageName }) => packageName === 'webpack').map(({ range }) => range);
    expect(new Set(versions)).toEqual(new Set([webpack?.allowedVersions]));
  });
});
