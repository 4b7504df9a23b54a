import { partKey } from '@site/release/part-name';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { PartData } from '../render/part-data.ts';
import type { RemoteErrorCode } from '../render/remote-error.ts';
import type { PartRequest } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote-renderer.ts';

const FRAME_PARTS = ['navigation', 'form', 'site', 'llms'] as const;

export interface OfferedParts extends Partial<Pick<PartData, (typeof FRAME_PARTS)[number]>> {
  failures: Record<string, string>;
  /** True if a retry may succeed. */
  isUnanswered: boolean;
}

/** Parts are static data, so a slower one is faulty. */
const TIME_LIMIT_MS = 2000;
/** Failures of the process, not of the part. */
const UNANSWERED: readonly RemoteErrorCode[] = ['RESTARTING', 'ENDED', 'LATE'];

/** Undefined if the composition lacks the part. */
export function partRequest<Name extends keyof PartData>(
  { parts }: Pick<CompositionDocument, 'parts'>,
  remote: string,
  name: Name,
  site: SiteInfo,
): (PartRequest & { name: Name }) | undefined {
  const part = parts[partKey(name, remote)];
  return part && { name, module: part.module, site };
}

/** Reads the frame's parts from a starting remote. Never rejects. */
export async function readOfferedParts(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  site: SiteInfo,
): Promise<OfferedParts> {
  const offered: OfferedParts = { failures: {}, isUnanswered: false };
  const read = async (name: (typeof FRAME_PARTS)[number]) => {
    const request = partRequest(document, renderer.release.name, name, site);
    const response = request && (await renderer.part(request, TIME_LIMIT_MS));
    if (response?.ok) Object.assign(offered, { [name]: response.data });
    if (response?.ok === false) {
      offered.failures[name] = response.reason;
      offered.isUnanswered ||= UNANSWERED.includes(response.code);
    }
  };
  await Promise.all(FRAME_PARTS.map(read));
  return offered;
}
