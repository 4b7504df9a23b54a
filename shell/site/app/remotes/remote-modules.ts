import { createInstance, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { type PageDefinition, withSecondAttempt } from '@site/shell-contract';
import type { BrowserComposition } from './browser-composition.ts';
import { PROVIDED } from './provided-modules.ts';
import { type RemoteFailure, RemoteModuleError } from './remote-module-error.ts';

export type RemoteModuleState =
  | { status: 'loading' }
  | { status: 'ready'; page: PageDefinition }
  | { status: 'failed'; error: unknown };

interface RemoteModulesOptions {
  /** Plugins that replace the federation runtime's loading of entries. */
  plugins?: ModuleFederationRuntimePlugin[];
  /** Resolves when the digests that a remote's modules need are known. */
  prepare?: (remote: string) => Promise<void>;
  report?: ((failure: RemoteFailure) => void) | undefined;
}

type ComposedModules = Pick<BrowserComposition, 'remotes' | 'parts'>;

const LOADING: RemoteModuleState = { status: 'loading' };

/** Loads each module once. A failed load can be retried. */
export class RemoteModules {
  #states = new Map<string, RemoteModuleState>();
  #attempts = new Map<string, Promise<PageDefinition>>();
  #listeners = new Set<() => void>();
  #composition: ComposedModules;
  #federation: ModuleFederation;
  #prepare: (remote: string) => Promise<void>;
  #report: (failure: RemoteFailure) => void;

  constructor(
    composition: ComposedModules,
    { plugins = [], prepare = async () => {}, report = () => {} }: RemoteModulesOptions = {},
  ) {
    this.#composition = composition;
    this.#prepare = prepare;
    this.#report = report;
    this.#federation = createInstance({
      name: 'shell',
      remotes: Object.entries(composition.remotes).map(([name, { base, entry, global }]) => ({
        name,
        entry: base + entry,
        entryGlobalName: global,
        type: 'var' as const,
      })),
      shared: PROVIDED,
      // 'version-first' would fetch every remote's entry on startup.
      shareStrategy: 'loaded-first',
      plugins,
    });
  }

  state(remote: string, module: string): RemoteModuleState {
    return this.#states.get(remote + module) ?? LOADING;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Rejects if the remote fails; the next call retries. */
  async load(remote: string, module: string): Promise<PageDefinition> {
    try {
      return await this.loadAhead(remote, module);
    } catch (error) {
      this.#set(remote + module, { status: 'failed', error });
      this.#report({ remote, kind: 'load', error });
      throw error;
    }
  }

  /** Like `load`, but a failure is neither shown nor reported. */
  async loadAhead(remote: string, module: string): Promise<PageDefinition> {
    const key = remote + module;
    const state = this.state(remote, module);
    if (state.status === 'ready') return state.page;
    const attempt = this.#attempts.get(key) ?? this.#loadPage(remote, module).finally(() => this.#attempts.delete(key));
    this.#attempts.set(key, attempt);
    return attempt;
  }

  async #loadPage(remote: string, module: string): Promise<PageDefinition> {
    const exposed = await this.loadExposed<{ page?: unknown }>(remote, module);
    if (!isPage(exposed?.page))
      throw new RemoteModuleError('EXPORT_MISSING', `The module ${module} of ${remote} does not export a page`);
    this.#set(remote + module, { status: 'ready', page: exposed.page });
    return exposed.page;
  }

  partOwner(name: string): string | undefined {
    return this.#composition.parts[name]?.remote;
  }

  /** Rejects if the composition has no part with this name, or if the remote fails. */
  async loadPart<T>(name: string): Promise<T> {
    const part = this.#composition.parts[name];
    const exposed = part && (await this.loadExposed<T>(part.remote, part.module));
    if (!exposed) throw new RemoteModuleError('PART_MISSING', `The composition has no ${name}`);
    return exposed;
  }

  /** Does not validate the exports. */
  async loadExposed<T>(remote: string, module: string): Promise<T | null> {
    if (!Object.hasOwn(this.#composition.remotes, remote))
      throw new RemoteModuleError('REMOTE_MISSING', `The remote ${remote} is not available at the moment`);
    await this.#prepare(remote);
    return withSecondAttempt(() => this.#federation.loadRemote<T>(`${remote}/${module.slice(2)}`));
  }

  #set(key: string, state: RemoteModuleState) {
    this.#states.set(key, state);
    for (const listener of this.#listeners) listener();
  }
}

/** A release's module may export anything, regardless of its types. */
function isPage(exposed: unknown): exposed is PageDefinition {
  const { load, Page } = (exposed ?? {}) as Partial<PageDefinition>;
  const isComponent = typeof Page === 'function' || (typeof Page === 'object' && Page !== null && '$$typeof' in Page);
  return typeof load === 'function' && isComponent;
}
