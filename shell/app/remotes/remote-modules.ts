import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RouteModule } from '@site/shell-contract';
import type { BrowserComposition } from './browser-composition.ts';

export type RemoteModuleState =
  | { status: 'loading' }
  | { status: 'ready'; module: RouteModule }
  | { status: 'failed'; error: unknown };

const LOADING: RemoteModuleState = { status: 'loading' };

/** The routed modules of a composition's remotes: loads each once, remembers what became of it, and lets a failed one be tried again. */
export class RemoteModules {
  #states = new Map<string, RemoteModuleState>();
  #listeners = new Set<() => void>();
  #known: ReadonlySet<string>;

  constructor({ remotes }: BrowserComposition) {
    this.#known = new Set(Object.keys(remotes));
    registerRemotes(
      Object.entries(remotes).map(([name, { base, entry, global }]) => ({ name, entry: base + entry, entryGlobalName: global, type: 'var' as const })),
    );
  }

  state(remote: string, module: string): RemoteModuleState {
    return this.#states.get(remote + module) ?? LOADING;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Loads a module, or answers with the loaded one. Rejects where the remote fails; the next call tries again. */
  async load(remote: string, module: string): Promise<RouteModule> {
    const state = this.state(remote, module);
    if (state.status === 'ready') return state.module;
    try {
      if (!this.#known.has(remote)) throw new Error(`The remote ${remote} is not available at the moment`);
      const exposed = await loadRemote<{ route?: RouteModule }>(`${remote}/${module.slice(2)}`);
      if (!exposed?.route?.Page) throw new Error(`The module ${module} of ${remote} does not export a route`);
      this.#set(remote + module, { status: 'ready', module: exposed.route });
      return exposed.route;
    } catch (error) {
      this.#set(remote + module, { status: 'failed', error });
      throw error;
    }
  }

  #set(key: string, state: RemoteModuleState) {
    this.#states.set(key, state);
    for (const listener of this.#listeners) listener();
  }
}
