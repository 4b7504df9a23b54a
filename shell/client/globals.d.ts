/** The digest of a script of the composition, by its address. Throws for any other. Called by every build's script loader. */
declare var __siteIntegrity: (url: string) => string;

/** In development: the refresh runtime that the shell and its remotes have in common. */
declare var __REACT_REFRESH__: unknown;

declare module 'react-refresh/runtime';

declare module 'federation-init-container-entry' {
  export const initContainerEntry: unknown;
}

declare module 'styled-components-whole' {
  export * from 'styled-components';
}
