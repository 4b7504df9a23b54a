import type { ComponentExamples } from '@site/shell-contract/examples';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../../..');

export interface ExamplesFile extends ComponentExamples {
  /** Path of the component, relative to the project. */
  file: string;
  isThere: boolean;
}

export async function readExamples(): Promise<ExamplesFile[]> {
  const files = globSync('**/*.examples.tsx', {
    cwd: PROJECT,
    exclude: (path) => /(^|\/)(node_modules|dist|\.[^/]+)$/.test(path),
  });
  return Promise.all(
    files.sort().map(async (path) => {
      const { default: examples } = (await import(join(PROJECT, path))) as { default: ComponentExamples };
      const file = path.replace('.examples', '');
      return { ...examples, file, isThere: existsSync(join(PROJECT, file)) };
    }),
  );
}
