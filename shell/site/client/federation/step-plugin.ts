import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { nextTask } from '../scheduling/next-task.ts';

/** Takes up a remote, and asks for a module of it, in tasks of their own: in one, on a slow phone, they would hold up what the visitor does meanwhile. */
export function stepPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'steps',
    async beforeInitContainer(container) {
      await nextTask();
      return container;
    },
    async getModuleFactory() {
      await nextTask();
      return undefined; // the container's own
    },
  };
}
