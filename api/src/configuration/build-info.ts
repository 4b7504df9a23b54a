/** Defined by the build. */
declare const BUILD_INFO: { version: string; commit: string } | undefined;

/** Tests run the sources directly, without a version. */
export const BUILD = typeof BUILD_INFO === 'undefined' ? { version: 'source', commit: 'none' } : BUILD_INFO;
