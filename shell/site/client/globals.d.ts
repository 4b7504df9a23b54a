/** The digest of a script of the composition, by its address. Throws for any other. Called by every build's script loader. */
declare var __siteIntegrity: (url: string) => string;

/** The address under which this attempt asks for a script. Called by every build's script loader. */
declare var __siteScriptAddress: (url: string) => string;

/** In development: the refresh runtime that the shell and its remotes have in common. */
declare var __REACT_REFRESH__: unknown;

declare module 'react-refresh/runtime';

/** What was clicked before the code for it could answer: see `app/early-clicks.ts`. */
declare var __siteEarlyClicks: Set<HTMLElement> | undefined;
