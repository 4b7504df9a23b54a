import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime's core and take it from this global, under the name that their build expects.
 * The stock plugin for it brings 10 KB of code that this site has already.
 */
export default function provideRuntimeCore() {
  (globalThis as Record<string, unknown>)['_FEDERATION_RUNTIME_CORE'] = runtimeCore;
  return { name: 'provide-runtime-core' };
}
