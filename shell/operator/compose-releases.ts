import { compositionId, type CompositionDocument, parseComposition } from '../composition/composition-document.ts';
import type { ReleaseEntry } from './release-entry.ts';

interface Change {
  entries: readonly ReleaseEntry[];
  actor: string;
  reason: string;
}

/**
 * The composition that follows `previous`, with these releases in it. A remote gets the addresses that it offers and nobody owns yet;
 * one that no longer has the module of an address that it owns is refused. Throws with a sentence for the operator.
 */
export function composeReleases(previous: CompositionDocument | undefined, { entries, actor, reason }: Change): CompositionDocument {
  const remotes = { ...previous?.remotes };
  const routes = { ...previous?.routes };
  const parts = { ...previous?.parts };
  const trustedOrigins = new Set(previous?.trustedOrigins);
  for (const { release, digest, descriptor } of entries) {
    const { name, browser } = descriptor;
    const orphan = Object.entries({ ...routes, ...parts }).find(([, owned]) => owned.remote === name && !browser.exposes[owned.module]);
    if (orphan) throw new Error(`${name} ${descriptor.version} has no ${orphan[1].module}, which ${orphan[0]} needs.`);
    remotes[name] = { release, digest };
    trustedOrigins.add(new URL(release).origin);
    for (const { pattern, module } of descriptor.routes) routes[pattern] ??= { remote: name, module, criticality: 'primary' };
    for (const { name: part, module } of descriptor.parts) parts[part] ??= { remote: name, module, criticality: 'regular' };
  }
  const content = { remotes, routes, parts, trustedOrigins: [...trustedOrigins] };
  const document: CompositionDocument = {
    id: compositionId(content),
    revision: (previous?.revision ?? 0) + 1,
    parent: previous ? compositionId(previous) : null,
    createdAt: new Date().toISOString(),
    actor,
    reason,
    ...content,
  };
  return parseComposition(JSON.stringify(document));
}
