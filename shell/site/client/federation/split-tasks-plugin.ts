import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { nextTask } from '../scheduling/next-task.ts';

/** Initializes a remote and gets its module in separate tasks, so that slow phones can handle input in between. */
export function stepPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'steps',
    async beforeInitContainer(container) {
      await nextTask();
      return container;
    },
    async getModuleFactory() {
      await nextTask();
      return undefined; // use the container's own
    },
  };
}
