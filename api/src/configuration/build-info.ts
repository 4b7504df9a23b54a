/** Put in by the build. */
declare const BUILD_INFO: { version: string; commit: string } | undefined;

/** What this program was built from. The sources themselves, as tests run them, have no version. */
export const BUILD = typeof BUILD_INFO === 'undefined' ? { version: 'source', commit: 'none' } : BUILD_INFO;
