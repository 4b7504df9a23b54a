import type { ComponentExamples } from '@site/shell-contract/examples';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../../..');

export interface ExamplesFile extends ComponentExamples {
  /** Of the component's code, from the project's folder. */
  file: string;
  isThere: boolean;
}

/** The examples that the review page shows, read as the page's build reads them. */
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
