import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'UnusedModulesPlugin';
/** The federation plugin adds modules to entry chunks at stage 11. */
const AFTER_FEDERATION = 12;

/** Removes unused modules from entries, because the federation plugin adds all modules that its runtime imports. */
export class UnusedModulesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_FEDERATION }, (chunks) => {
        for (const chunk of chunks) if (chunk.hasRuntime()) leaveOutUnused(compilation, chunk);
      });
    });
  }
}

function leaveOutUnused({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk) {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  const isBegunWith = (module: Module) =>
    [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) => originModule === null);
  const passed = new Set<Module>();
  const used = new Set<Module>();
  const left = modules.filter(isBegunWith);
  for (const module of left) used.add(module);
  for (let next = left.pop(); next; next = left.pop()) {
    if (passed.has(next)) continue;
    passed.add(next);
    for (const connection of moduleGraph.getOutgoingConnections(next)) {
      const state = connection.getActiveState(chunk.runtime);
      if (state === false || !connection.module) continue;
      // A file that only re-exports is not used itself.
      if (state !== webpack.ModuleGraphConnection.TRANSITIVE_ONLY) used.add(connection.module);
      left.push(connection.module);
    }
  }
  for (const module of modules) if (!used.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module);
}
