import { digestCatalogue } from './digest-catalogue.ts';

/** Defined by the build, for a fast start. */
declare const CATALOGUE_VERSION: string | undefined;

let version = typeof CATALOGUE_VERSION === 'undefined' ? undefined : CATALOGUE_VERSION;

export function catalogueVersion(): string {
  return (version ??= digestCatalogue());
}
