import { contentDigest, type EncodedContent } from '@site/http-server/encoded-content';
import type { CompositionSlot, DocumentFrame } from './document/compose-document.ts';
import type { RemotePageRequest } from './render-messages.ts';
import type { RemoteRenderer } from './remote-renderer.ts';

/** What the document of a remote's page hangs on, for whoever wants to know whether another revision's would be the same. */
export interface ReuseKey {
  /** One for each release, in however many revisions. */
  renderer: RemoteRenderer;
  /** Of all else but the composition: what the renderer was asked for, and what was put around its answer. */
  inputs: string;
  slot: CompositionSlot;
}

/** A page as it was kept. */
export interface FormerPage {
  basis?: ReuseKey;
  bodies: Partial<EncodedContent>;
}

export function inputsDigest({ composition: _id, ...request }: RemotePageRequest, frame: DocumentFrame): string {
  return contentDigest(JSON.stringify([request, frame]));
}
