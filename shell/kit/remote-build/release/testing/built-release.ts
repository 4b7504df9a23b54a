import { computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface BuiltRelease {
  version?: string;
  text?: string;
  commit?: string;
}

export function writeBuiltRelease(
  root: string,
  { version = '1.0.0', text = 'A small page', commit = 'abc' }: BuiltRelease = {},
): string {
  const files: Record<string, string> = {
    'browser/mf-manifest.json': '{}',
    'browser/entry.js': 'var mf_small = ["./page"];',
    'browser/page.js': `self.page = ${JSON.stringify(text)};`,
    'node/entry.js': `module.exports = ${JSON.stringify(text)};`,
  };
  const descriptor: ReleaseDescriptor = {
    name: 'mf-small',
    version,
    commit,
    builtAt: '2026-01-01T00:00:00.000Z',
    browser: {
      manifest: 'browser/mf-manifest.json',
      entry: 'browser/entry.js',
      global: 'mf_small',
      exposes: { './page': ['browser/page.js'] },
    },
    node: { entry: 'node/entry.js', exposes: [] },
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, computeIntegrity(content)])),
    requires: { shellContract: '>=1.0.0', api: '>=1.0.0' },
    shared: [],
    routes: [{ pattern: '/small', module: './page' }],
    parts: [],
  };
  const folder = join(root, `built-${version}-${Buffer.from(text + commit).toString('hex')}`);
  for (const [path, content] of Object.entries({
    ...files,
    'browser/page.js.gz': 'compressed',
    'release.json': JSON.stringify(descriptor),
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
