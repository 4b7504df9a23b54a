import { hasModule, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { patternKey } from '@site/release/route-pattern';
import type { CompositionContent, CompositionDocument } from './composition-document.ts';
import { composeCommand } from './compose-command.ts';

export type Losses = CompositionDocument['removes'];

/** A route that moved to another remote isn't lost. */
export function findLosses(
  content: Pick<CompositionContent, 'remotes' | 'routes' | 'parts'>,
  serving: CompositionContent,
): Losses {
  const present = new Set(Object.keys(content.routes).map(patternKey));
  return {
    routes: Object.keys(serving.routes).filter((pattern) => !present.has(patternKey(pattern))),
    parts: Object.keys(serving.parts).filter((part) => !Object.hasOwn(content.parts, part)),
    remotes: Object.keys(serving.remotes).filter((remote) => !Object.hasOwn(content.remotes, remote)),
  };
}

/** @param serving the current composition, if any @returns a sentence for the operator if the document is refused */
export function checkWhole(
  document: CompositionDocument,
  serving: CompositionDocument | undefined,
): string | undefined {
  const idle = Object.keys(document.remotes).find((name) => listModules(document, name).length === 0);
  if (idle)
    return (
      `${idle} has no route and no part, so visitors would never see it. Give it a route with --route, ` +
      `or remove it: ${composeCommand('remove', idle)}`
    );
  if (!serving) return undefined;
  const { removes } = document;
  const lost = findLosses(document, serving);
  const named = new Set(removes.routes.map(patternKey));
  const routes = lost.routes.filter((pattern) => !named.has(patternKey(pattern)));
  const parts = lost.parts.filter((part) => !removes.parts.includes(part));
  const remotes = lost.remotes.filter((remote) => !removes.remotes.includes(remote));
  const unnamed = [...routes, ...parts, ...remotes];
  if (unnamed.length === 0) return undefined;
  return (
    `The change would remove what works now: ${unnamed.join(', ')}. To remove it anyway: ` +
    `${unnamed.map((name) => `--remove ${name}`).join(' ')} (in a document written by hand: under "removes").`
  );
}

/** A place is a route or a part. */
export interface OwnedPlace {
  place: string;
  remote: string;
  module: string;
}

export function placesIn({ routes, parts }: Pick<CompositionContent, 'routes' | 'parts'>): OwnedPlace[] {
  return Object.entries({ ...routes, ...parts }).map(([place, { remote, module }]) => ({ place, remote, module }));
}

export function listModules(content: Pick<CompositionContent, 'routes' | 'parts'>, remote: string): OwnedPlace[] {
  return placesIn(content).filter((owned) => owned.remote === remote);
}

export function missingModule(
  content: Pick<CompositionContent, 'routes' | 'parts'>,
  descriptor: ReleaseDescriptor,
): string | undefined {
  const { name, version } = descriptor;
  const missing = listModules(content, name).find(({ place, module }) => !hasModule(descriptor, place, module));
  return missing && `${name} ${version} has no ${missing.module}, which ${missing.place} needs.`;
}
