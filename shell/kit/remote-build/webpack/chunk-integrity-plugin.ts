import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';

/** What a build adds to webpack's making of a script element. */
const ADDITION = `
script.crossOrigin = "anonymous";
if (globalThis.__siteIntegrity) script.integrity = globalThis.__siteIntegrity(url);
if (globalThis.__siteScriptAddress) script.src = globalThis.__siteScriptAddress(url);`;

/**
 * Gives every script that webpack loads the digest that the page's composition states for it. The page defines
 * `globalThis.__siteIntegrity(url)`, which throws for a file that the composition does not name: such a file never runs. It also
 * defines `globalThis.__siteScriptAddress(url)`: under which address this attempt asks for it. Other hosts define neither.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + ADDITION,
      );
    });
  }
}
