import { createInstance, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { type PageDefinition, withSecondAttempt } from '@site/shell-contract';
import type { BrowserComposition } from './browser-composition.ts';
import { PROVIDED } from './provided-modules.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { RemoteModuleError } from './remote-module-error.ts';

export type RemoteModuleState =
  { status: 'loading' } | { status: 'ready'; page: PageDefinition } | { status: 'failed'; error: unknown };

interface RemoteModulesOptions {
  /** How entries are loaded, where the federation runtime's own way will not do. */
  plugins?: ModuleFederationRuntimePlugin[];
  /** Resolves when all is known that loading a remote's modules takes. */
  prepare?: (remote: string) => Promise<void>;
  /** Is told of what should have come and did not. */
  report?: ((failure: RemoteFailure) => void) | undefined;
}

const LOADING: RemoteModuleState = { status: 'loading' };

/** The pages of a composition's remotes: loads each once, remembers what became of it, and lets a failed one be tried again. */
export class RemoteModules {
  #states = new Map<string, RemoteModuleState>();
  /** Under way. */
  #attempts = new Map<string, Promise<PageDefinition>>();
  #listeners = new Set<() => void>();
  #known: ReadonlySet<string>;
  #federation: ModuleFederation;
  #parts: BrowserComposition['parts'];
  #prepare: (remote: string) => Promise<void>;
  #report: (failure: RemoteFailure) => void;

  constructor(
    { remotes, parts }: Pick<BrowserComposition, 'remotes' | 'parts'>,
    { plugins = [], prepare = async () => {}, report = () => {} }: RemoteModulesOptions = {},
  ) {
    this.#parts = parts;
    this.#known = new Set(Object.keys(remotes));
    this.#prepare = prepare;
    this.#report = report;
    this.#federation = createInstance({
      name: 'shell',
      remotes: Object.entries(remotes).map(([name, { base, entry, global }]) => ({
        name,
        entry: base + entry,
        entryGlobalName: global,
        type: 'var' as const,
      })),
      shared: PROVIDED,
      // 'version-first' would fetch every remote's entry at the start.
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

  /** Loads a module's page, or answers with the loaded one. Rejects where the remote fails; the next call tries again. */
  async load(remote: string, module: string): Promise<PageDefinition> {
    try {
      return await this.loadAhead(remote, module);
    } catch (error) {
      this.#set(remote + module, { status: 'failed', error });
      this.#report({ remote, kind: 'load', error });
      throw error;
    }
  }

  /** The same for what nobody waits for: where it rejects, nothing is shown or told of it. */
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

  /** Which remote has the part of a name, if any has. */
  partOwner(name: string): string | undefined {
    return this.#parts[name]?.remote;
  }

  /** Loads a module that serves the shell beside pages. Rejects where the composition has none or the remote fails. */
  async loadPart<T>(name: string): Promise<T> {
    const part = this.#parts[name];
    const exposed = part && (await this.loadExposed<T>(part.remote, part.module));
    if (!exposed) throw new RemoteModuleError('PART_MISSING', `The composition has no ${name}`);
    return exposed;
  }

  /** Loads what a module exposes, as it is. Rejects where the remote is not there or fails. */
  async loadExposed<T>(remote: string, module: string): Promise<T | null> {
    if (!this.#known.has(remote))
      throw new RemoteModuleError('REMOTE_MISSING', `The remote ${remote} is not available at the moment`);
    await this.#prepare(remote);
    return withSecondAttempt(() => this.#federation.loadRemote<T>(`${remote}/${module.slice(2)}`));
  }

  #set(key: string, state: RemoteModuleState) {
    this.#states.set(key, state);
    for (const listener of this.#listeners) listener();
  }
}

/** Types end where a remote begins: it is built elsewhere, and a release may expose anything. */
function isPage(exposed: unknown): exposed is PageDefinition {
  const { load, Page } = (exposed ?? {}) as Partial<PageDefinition>;
  const isComponent = typeof Page === 'function' || (typeof Page === 'object' && Page !== null && '$$typeof' in Page);
  return typeof load === 'function' && isComponent;
}
