import { relative } from 'node:path';

/** The loader's and the parser's own words, which say nothing about the mistake. */
const NOISE = /^Module build failed.*\n(?:Error: +x )?|\n\s*Caused by:[^]*$|\n\s+at [^]*$/g;

/** Returns an error a line or a few, without backtraces: `routes/news.tsx: Expected '{', got 'ident'`. */
export function describeBuildErrors(
  errors: readonly (Error & { module?: { nameForCondition?: () => string | null } })[],
  folder: string,
): string {
  const texts = errors.map(({ message, module }) => {
    const file = module?.nameForCondition?.();
    const place = file === undefined || file === null ? '' : `${relative(folder, file)}: `;
    return place + message.replace(NOISE, '').trim();
  });
  return [...new Set(texts)].join('\n');
}
