import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from './require-types.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const LIMIT_MS = 120_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist/scratch'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(heading: string): void {
  writeFileSync(
    join(folder, 'news.tsx'),
    `import { PageHeading } from '@site/shell-contract';\nexport const heading = ${heading};\n`,
  );
  requireTypes({ name: 'mf-news', version: '1.0.0', folder }, join(folder, 'dist/scratch'));
}

test(
  'a wrong prop stops the build with its place, and a right one does not',
  () => {
    expect(() => check('<PageHeading title="News" />')).toThrow(
      /^mf-news 1\.0\.0 cannot be built: it has a type error\. Fix it:\nnews\.tsx\(2,37\): error TS2322: .*title/,
    );
    expect(() => check('<PageHeading>News</PageHeading>')).not.toThrow();
  },
  LIMIT_MS,
);

test(
  'the remote’s own tsconfig.json decides, and it can extend the package’s',
  () => {
    const project = { extends: '@site/remote-build/tsconfig', include: ['release.config.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    writeFileSync(join(folder, 'release.config.ts'), 'export default {};\n');
    expect(() => check('<PageHeading title="News" />')).not.toThrow();
    writeFileSync(
      join(folder, 'release.config.ts'),
      'const list: string[] = [];\nexport const first: string = list[0];\n',
    );
    expect(() => check('<PageHeading>News</PageHeading>')).toThrow(/release\.config\.ts\(2,14\): error TS2322/);
  },
  LIMIT_MS,
);
