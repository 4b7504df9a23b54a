import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { isCatchAll } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';
import { listModules } from '../document/whole-composition.ts';
import type { ReleaseEntry } from '../judge/fetch-release.ts';
import { listOffers } from './compose-releases.ts';
import { CompositionDraft, placeKey } from './composition-draft.ts';

/**
 * The remote keeps the routes and parts that the release still offers. It also gets new ones that are unowned, were not
 * removed before, and are not catch-alls.
 */
export function withRelease(
  document: CompositionDocument,
  { release, digest }: ReleaseEntry,
  descriptor: ReleaseDescriptor,
): CompositionDocument {
  const { name, version } = descriptor;
  const { removes } = document;
  const removed = new Set([...removes.routes, ...removes.parts].map(placeKey));
  const draft = new CompositionDraft(document);
  const isFree = (place: string) => !draft.findOwner(place) && !isCatchAll(place) && !removed.has(placeKey(place));
  const offers = listOffers(descriptor).filter(({ place }) => draft.findOwner(place)?.remote === name || isFree(place));
  for (const { place } of listModules(document, name)) draft.remove(place);
  draft.remotes[name] = { release, digest, version };
  for (const { place, module } of offers) draft.give(place, name, module);
  return { ...document, ...draft.content(), rollout: document.rollout };
}
