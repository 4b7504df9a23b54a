/** Returns a script's digest. Throws for a script outside the composition. Called by each build's script loader. */
declare var __siteIntegrity: (url: string) => string;

/** Returns the URL for this attempt at a script. Called by each build's script loader. */
declare var __siteScriptAddress: (url: string) => string;

/** Development only. Shared by the shell and the remotes. */
declare var __REACT_REFRESH__: unknown;

declare module 'react-refresh/runtime';

/** Controls clicked before hydration. See `app/early-clicks.ts`. */
declare var __siteEarlyClicks: Set<HTMLElement> | undefined;
