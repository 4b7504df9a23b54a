import type { FormSubmission } from '@site/shell-contract';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { ShellAssets } from '../../build/write-shell-assets.ts';
import type { MeasurementState } from '../measurement.ts';

/** What a render worker is started with: one revision of the site, its remotes' node builds verified by the server. */
export interface RenderWorkerData {
  composition: BrowserComposition;
  /** Remote to the source text of its node build. */
  sources: Record<string, string>;
  assets: ShellAssets;
  /** Remote to exposed module to the scripts that a page of it needs at once, relative to the remote's base. */
  preloads: Record<string, Record<string, string[]>>;
  site: { name: string; contactEmail: string };
  apiUrl: string;
}

export interface RenderRequest {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** Public origin. */
  siteUrl: string;
  /** A form of the page's that was not accepted. The page is then shown without scripts: it stands at the form's address. */
  submission?: FormSubmission;
}

export type RenderedPage =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      html: string;
      /** The Content-Security-Policy that belongs to this very document. */
      policy: string;
      /** False for a page made of stopgaps, which the next visitor should not get from memory. */
      keep: boolean;
    };

/** The measurement goes with each request: it may change while a revision runs. */
export type ToWorker = { id: number; request: RenderRequest; measurement: MeasurementState };

export type FromWorker =
  /** Sent once. Remotes whose modules or health page failed, with the reason. */
  | { kind: 'started'; failures: Record<string, string> }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; error: string };
