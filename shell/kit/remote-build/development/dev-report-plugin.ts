import type { Compiler } from 'webpack';
import { describeBuildErrors } from './build-errors.ts';

const NAME = 'DevReportPlugin';

/**
 * Builds of the same sources share an instance, so errors are reported once.
 */
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
      } else if (hadFailed && this.#failed.size === 0) console.log('builds again');
    });
  }
}
