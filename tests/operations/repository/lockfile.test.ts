import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  engines?: { node?: string };
  allowScripts?: Record<string, boolean>;
}

const PLATFORMS = ['linux', 'darwin'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const manifest = readJson<Manifest>('package.json');
const locked = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
/** Lists packages with optional dependencies, which are mostly platform builds. */
const groups = Object.entries(packages).filter(
  ([path, { optionalDependencies }]) => path !== '' && optionalDependencies,
);

describe('the lockfile', () => {
  test('contains every platform build of each package, regardless of the machine that wrote the lockfile', () => {
    const lacking = groups.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !find(path, name)),
    );
    expect(lacking).toEqual([]);
  });

  test.each(PLATFORMS)('contains the %o build of each package with platform builds', ({ os, cpu }) => {
    const lacking = groups.filter(([path, { optionalDependencies = {} }]) => {
      const forms = Object.keys(optionalDependencies).map((name) => find(path, name));
      const fits = (form: LockedPackage) =>
        (form.os?.includes(os) ?? true) && (form.cpu?.includes(cpu) ?? true) && (form.libc?.includes('glibc') ?? true);
      return forms.some((form) => form?.cpu) && !forms.some((form) => form && fits(form));
    });
    expect(groups.length).toBeGreaterThan(5);
    expect(lacking.map(([path]) => path)).toEqual([]);
  });

  test('contains a digest for each package, and no download URL', () => {
    expect(
      locked.filter(([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
    expect(locked.filter(([, { link, resolved }]) => !link && resolved !== undefined).map(([path]) => path)).toEqual(
      [],
    );
  });

  test('contains only the webpack version that works with the federation plugin', () => {
    expect(packages['node_modules/webpack']?.version).toBe('5.110.3');
    expect(packages['node_modules/@module-federation/enhanced']?.version).toBe('2.9.3');
  });

  test('contains no package with an unreviewed install script', () => {
    const names = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.length).toBeGreaterThan(3);
    expect([...new Set(names)].filter((name) => manifest.allowScripts?.[name] === undefined)).toEqual([]);
  });
});

describe('the required Node version', () => {
  test('is 20 or later to install the project, and 24 or later to run each package', () => {
    expect(manifest.engines?.node).toBe('>=20');
    const own = Object.keys(packages).filter(
      (path) => path !== '' && !path.includes('node_modules/') && !path.startsWith('api/'),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(
      own.filter((path) => !/^>=\s?24/.test(readJson<Manifest>(`${path}/package.json`).engines?.node ?? '')),
    ).toEqual([]);
    expect(readFileSync(join(PROJECT, '.nvmrc'), 'utf8').trim()).toBe('24');
  });
});

/** Searches the folders in the same order as Node. */
function find(from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/')))) {
    const found =
      packages[folder === '' ? `node_modules/${name}` : `${folder.replace(/\/$/, '')}/node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8')) as T;
}
