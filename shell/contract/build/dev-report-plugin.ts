import type { Compiler } from 'webpack';

const NAME = 'DevReportPlugin';

/** Says what is wrong when a build fails, and that all is well when it no longer does. Otherwise it keeps silent. */
export class DevReportPlugin {
  #failed = false;

  apply(compiler: Compiler) {
    compiler.hooks.done.tap(NAME, (stats) => {
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
      else if (this.#failed) console.log('builds again');
      this.#failed = stats.hasErrors();
    });
  }
}
