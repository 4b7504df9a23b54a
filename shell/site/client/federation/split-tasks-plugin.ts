import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { nextTask } from '../scheduling/next-task.ts';

/** Uses separate tasks, so that slow phones can handle input in between. */
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
