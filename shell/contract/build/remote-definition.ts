import type { FacingScales } from './social-image/draw-social-image.ts';

/** What a remote says of itself in its `release.config.ts`. */
export interface RemoteDefinition {
  /** The remote's name in compositions: its package name. */
  name: string;
  /** Exposed module (`./about-units`) to source file, relative to the remote's folder. */
  exposes: Readonly<Record<string, string>>;
  /** The same for modules that the shell's server alone loads: they stand in the node build and cost browsers nothing. */
  serverExposes?: Readonly<Record<string, string>>;
  /** The addresses that the remote offers to own; a composition decides. Patterns are React Router's. */
  routes: readonly { pattern: string; module: string }[];
  /** Modules that serve the shell beside pages, by the names of the shell's contract: `suggest`, `navigation`, `sitemap`, `form`. */
  parts?: readonly { name: string; module: string }[];
  /** The images that its pages name as their `image`, by that name. */
  socialImages?: Readonly<Record<string, FacingScales>>;
}

/** The name of the remote's global in browsers, and of its federation container. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
