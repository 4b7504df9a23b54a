/** The digest of a script of the composition, by its address. Throws for any other. Called by every build's script loader. */
declare var __siteIntegrity: (url: string) => string;

declare module 'federation-init-container-entry' {
  export const initContainerEntry: unknown;
}
