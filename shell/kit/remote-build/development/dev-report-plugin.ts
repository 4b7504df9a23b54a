import { relative } from 'node:path';
import type { Compiler } from 'webpack';

const NAME = 'DevReportPlugin';
/** Output from the loader and the parser that does not describe the mistake. */
const NOISE = /^Module build failed.*\n(?:Error: +x )?|\n\s*Caused by:[^]*$|\n\s+at [^]*$/g;

/** Builds of the same sources share an instance, so errors are reported once. */
export class DevReportPlugin {
  readonly #folder: string;
  readonly #failed = new Map<Compiler, string>();

  /** @param folder paths in reports are relative to it */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tap(NAME, ({ compilation: { errors } }) => {
      const hadFailed = this.#failed.size > 0;
      this.#failed.delete(compiler);
      if (errors.length > 0) {
        const text = describeBuildErrors(errors, this.#folder);
        if (![...this.#failed.values()].includes(text)) console.error(text);
        this.#failed.set(compiler, text);
      } else if (hadFailed && this.#failed.size === 0) console.log('the build succeeds again');
    });
  }
}

/** @returns one line per error, such as `routes/news.tsx: Expected '{', got 'ident'` */
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
