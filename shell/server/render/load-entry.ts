import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { Script } from 'node:vm';
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { RenderWorkerData } from './render-messages.ts';

/** Hands the federation runtime the node builds that the server fetched and verified. Nothing is fetched here. */
export default function loadEntryPlugin(): ModuleFederationRuntimePlugin {
  const { sources } = workerData as RenderWorkerData;
  return {
    name: 'load-entry',
    loadEntry: async ({ remoteInfo: { name, entry } }) => {
      const source = sources[name];
      if (source === undefined) throw new Error(`The node build of ${name} was not loaded`);
      return evaluateCommonJs(source, entry) as never;
    },
  };
}

function evaluateCommonJs(source: string, filename: string): unknown {
  const wrapped = new Script(`(function (module, exports, require) {${source}\n})`, { filename });
  const module = { exports: {} as unknown };
  const evaluate = wrapped.runInThisContext() as (module: object, exports: unknown, require: unknown) => void;
  evaluate(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
