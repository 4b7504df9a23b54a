import { contentDigest, type EncodedContent } from '@site/http-server/encoded-content';
import type { CompositionSlot, DocumentFrame } from './compose-document.ts';
import type { RemotePageRequest } from '../render-messages.ts';
import type { RemoteRenderer } from '../remote-renderer.ts';

/** Tells if another revision would produce the same document. */
export interface ReuseKey {
  /** One per release, shared among revisions. */
  renderer: RemoteRenderer;
  /** Digest of the render request and surrounding document, without the composition. */
  inputs: string;
  slot: CompositionSlot;
}

export interface FormerPage {
  basis?: ReuseKey;
  bodies: Partial<EncodedContent>;
}

export function inputsDigest({ composition: _id, ...request }: RemotePageRequest, frame: DocumentFrame): string {
  return contentDigest(JSON.stringify([request, frame]));
}
