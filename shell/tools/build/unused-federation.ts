/**
 * Stubs save 6 KB of library code that this site never runs: manifests, preloading, script loaders, and version ranges of
 * the federation runtime, and vendor prefixes of styled-components.
 */
import type { ModuleFederation } from '@module-federation/runtime';

/** The shell provides one version of each shared module, and the server has checked the ranges. */
export const satisfy = () => true;

export class SnapshotHandler {
  hooks = { applyPlugin: () => {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => '';
export const formatPreloadArgs = () => [];
export const preloadAssets = () => {};

interface Remote {
  name: string;
  entry: string;
  type?: string;
  entryGlobalName?: string;
  shareScope?: string;
}

interface EntryRequest {
  origin: ModuleFederation;
  remoteInfo: Remote;
  remoteEntryExports?: unknown;
}

const loading = new Map<string, Promise<unknown>>();

export function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }: EntryRequest): Promise<unknown> {
  if (remoteEntryExports !== undefined) return Promise.resolve(remoteEntryExports);
  const { entry } = remoteInfo;
  const { loadEntry } = origin.remoteHandler.hooks.lifecycle;
  const request = { origin, loaderHook: origin.loaderHook, remoteInfo } as Parameters<typeof loadEntry.emit>[0];
  const load = loading.get(entry) ?? loadEntry.emit(request).finally(() => loading.delete(entry));
  loading.set(entry, load);
  return load;
}

export function getRemoteInfo(remote: Remote) {
  const { type = 'global', entryGlobalName = remote.name, shareScope = 'default' } = remote;
  return { ...remote, type, entryGlobalName, shareScope };
}

export const getRemoteEntryUniqueKey = ({ name, entry }: Remote) => `${name}:${entry}`;
export const isEsmRemoteType = () => false;

export const createScript = () => {};
export const createLink = () => {};
export const loadScript = () => Promise.reject(new Error('Entries are loaded by a plugin.'));
export const isStaticResourcesEqual = () => false;
export const safeWrapper = async (work: () => unknown) => work();

/** Without descriptions, errors still have their codes. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

export const prefix = (value: string) => value;
