import { partName } from '@site/release/part-name';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../composition/composition-document.ts';
import type { PartData } from '../render/part-data.ts';
import type { PartRequest } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote-renderer.ts';

/** What a release offers to the frame around all pages. What it does not offer, or what cannot be had of it, is absent. */
export interface OfferedParts {
  navigation?: PartData['navigation'] | undefined;
  form?: PartData['form'] | undefined;
}

/** Data that stands in the release itself: a remote that takes longer makes no such part. */
const TIME_LIMIT_MS = 2000;

/** How a remote is asked for its part of a name, if the composition has it. */
export function partRequest<Name extends keyof PartData>({ parts }: Pick<CompositionDocument, 'parts'>, remote: string, name: Name, site: SiteInfo): (PartRequest & { name: Name }) | undefined {
  const found = Object.entries(parts).find(([key, part]) => part.remote === remote && partName(key) === name);
  return found && { name, module: found[1].module, site };
}

/** Asks a remote that is being brought up for what the frame needs of it. Never rejects. */
export async function readOfferedParts(renderer: RemoteRenderer, document: CompositionDocument, site: SiteInfo): Promise<OfferedParts> {
  const read = <Name extends keyof PartData>(name: Name) => {
    const request = partRequest(document, renderer.release.name, name, site);
    return request && renderer.part(request, TIME_LIMIT_MS);
  };
  const [navigation, form] = await Promise.all([read('navigation'), read('form')]);
  return { navigation, form };
}
