import type { FastifyInstance } from 'fastify';
import type { Core } from '../routes/core.ts';
import type { ShellSettings } from '../settings.ts';

interface OptionalFeature {
  isEnabled: (settings: ShellSettings) => boolean;
  /** Imports the code, so that a feature that is off costs nothing. */
  load: () => Promise<{ register: RegisterFeature }>;
}

/** Runs after the core's hooks that refuse requests, before its routes, and before anything is live. */
type RegisterFeature = (server: FastifyInstance, core: Core) => void | Promise<void>;

const isAlways = () => true;

/** The first feature that chooses a revision wins, so previews come before canaries. */
export const features: readonly OptionalFeature[] = [
  { isEnabled: ({ previewKey }) => previewKey !== undefined, load: () => import('./previews/preview-feature.ts') },
  { isEnabled: isAlways, load: () => import('./canary/canary.ts') },
  {
    isEnabled: ({ operatorToken }) => operatorToken !== undefined,
    load: () => import('./operator-page/operator-routes.ts'),
  },
  { isEnabled: isAlways, load: () => import('./pictures/picture-routes.ts') },
];
