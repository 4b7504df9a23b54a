/** Stands in for the federation runtime's preloading: the server writes the preload links itself, with their digests. */
function refuse(): never {
  throw new Error('The shell preloads by links in the document, not through the federation runtime');
}

export { refuse as formatPreloadArgs, refuse as preloadAssets };
export { refuse as defaultPreloadArgs, refuse as normalizePreloadExposes };
