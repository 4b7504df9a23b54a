import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';

/**
 * Gives every script that webpack loads the digest that the page's composition states for it. The page defines
 * `globalThis.__siteIntegrity(url)`, which throws for a file that the composition does not name: such a file never runs.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = globalThis.__siteIntegrity(url);\nscript.crossOrigin = "anonymous";`,
      );
    });
  }
}
