import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { Script } from 'node:vm';
import { RemoteModuleError } from '../../../app/remotes/remote-module-error.ts';

/** The server fetched and verified the Node build. */
export function nodeEntryPlugin(given: { name: string; source: string } | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    loadEntry: async ({ remoteInfo: { name } }) => {
      if (given?.name !== name)
        throw new RemoteModuleError('REMOTE_MISSING', `The Node build of ${name} is not in this process`);
      return evaluateCommonJs(given.source, `${name}/node/entry.js`) as never;
    },
  };
}

function evaluateCommonJs(source: string, filename: string): unknown {
  const wrapped = new Script(`(function (module, exports, require) {${source}\n})`, { filename });
  const module = { exports: {} as unknown };
  const evaluate = wrapped.runInThisContext() as (module: object, exports: unknown, require: unknown) => void;
  evaluate(module, module.exports, refuseToRequire);
  return module.exports;
}

/** A Node build must be one self-contained file. */
function refuseToRequire(name: string): never {
  throw new RemoteModuleError(
    'REQUIRE_FORBIDDEN',
    `A remote cannot load the module "${name}": its Node build must be one file that does not use Node's own modules`,
  );
}
