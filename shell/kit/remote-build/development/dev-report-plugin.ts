import type { Compiler } from 'webpack';

const NAME = 'DevReportPlugin';

/**
 * Builds of the same sources share an instance, so errors are reported once.
 */
export class DevReportPlugin {
  readonly #failed = new Map<Compiler, string>();

  apply(compiler: Compiler) {
    compiler.hooks.done.tap(NAME, (stats) => {
      const hadFailed = this.#failed.size > 0;
      this.#failed.delete(compiler);
      if (stats.hasErrors()) {
        const errors = stats.compilation.errors.map(({ message }) => message).join('\n');
        if (![...this.#failed.values()].includes(errors))
          console.error(stats.toString({ preset: 'errors-only', colors: false }));
        this.#failed.set(compiler, errors);
      } else if (hadFailed && this.#failed.size === 0) console.log('builds again');
    });
  }
}
