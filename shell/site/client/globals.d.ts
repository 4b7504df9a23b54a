/** Throws for a script outside the composition. Every build's script loader calls it. */
declare var __siteIntegrity: (url: string) => string;

/** Returns the URL for the next attempt. Every build's script loader calls it. */
declare var __siteScriptAddress: (url: string) => string;

/** Shared by the shell and the remotes. Development only. */
declare var __REACT_REFRESH__: unknown;

declare module 'react-refresh/runtime';

/** The controls that were clicked before hydration. See `app/early-clicks.ts`. */
declare var __siteEarlyClicks: Set<HTMLElement> | undefined;
/** The pointerdown and pointerup events of the last press on a `data-pressable` element before hydration. */
declare var __siteEarlyPress: PointerEvent[] | undefined;

/** See `app/palette/palette-key.ts`. */
declare var __siteOnPaletteKey: ((open: () => void) => void) | undefined;
