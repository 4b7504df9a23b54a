/** Replaces what the federation runtime needs for manifests and preloading only. Browsers get neither, 2.3 KB less. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => '';
export const formatPreloadArgs = () => [];
export const preloadAssets = () => {};
