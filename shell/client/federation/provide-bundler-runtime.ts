import federation from '@module-federation/webpack-bundler-runtime';
// By an alias of the build: the package compiles this part away in a host that exposes nothing, and remotes need it.
import { initContainerEntry } from 'federation-init-container-entry';

/**
 * Remotes are built without the federation runtime and take it from this global (see `remote-webpack.ts`): a remote's entry is then a
 * third of its size. The package's own way (`provideExternalRuntime`) costs the shell 10 KB.
 */
export default function provideBundlerRuntime() {
  const { runtime } = federation;
  (globalThis as Record<string, unknown>)['_FEDERATION_BUNDLER_RUNTIME'] = {
    ...federation,
    // Each remote is an instance of its own; `init` would hand it the shell's.
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
  return { name: 'provide-bundler-runtime' };
}
