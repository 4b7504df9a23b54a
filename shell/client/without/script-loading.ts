/** Stands in for the federation SDK's script loading: entries are loaded by `load-entry.ts`, which checks their digests. */
function refuse(): never {
  throw new Error('The shell loads entries by its own plugin');
}

export { refuse as createLink, refuse as createScript, refuse as isStaticResourcesEqual, refuse as loadScript, refuse as safeWrapper };
