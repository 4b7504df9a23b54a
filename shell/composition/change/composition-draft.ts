import { patternKey } from '@site/release/route-pattern';
import { ComposeError } from '../document/compose-error.ts';
import {
  type CompositionContent,
  compositionId,
  type CompositionDocument,
  parseComposition,
} from '../document/composition-document.ts';
import { checkWhole, listModules, type Losses, type OwnedPlace, placesIn } from '../document/whole-composition.ts';

export class CompositionDraft {
  readonly remotes: CompositionDocument['remotes'];
  readonly routes: CompositionDocument['routes'];
  readonly parts: CompositionDocument['parts'];
  readonly trustedOrigins: Set<string>;
  readonly removes: Losses = { routes: [], parts: [], remotes: [] };

  constructor(previous: CompositionContent | undefined) {
    this.remotes = { ...previous?.remotes };
    this.routes = { ...previous?.routes };
    this.parts = { ...previous?.parts };
    this.trustedOrigins = new Set(previous?.trustedOrigins);
  }

  content(): CompositionContent {
    const { remotes, routes, parts, trustedOrigins } = this;
    return { remotes, routes, parts, trustedOrigins: [...trustedOrigins] };
  }

  findOwner(place: string): OwnedPlace | undefined {
    return placesIn(this).find((owned) => placeKey(owned.place) === placeKey(place));
  }

  give(place: string, remote: string, module: string): void {
    const owned = isRoute(place) ? this.routes : this.parts;
    const before = this.findOwner(place);
    if (before && before.place !== place) delete owned[before.place];
    owned[place] = { remote, module };
  }

  /** @param name a route, a part, a remote (with its routes and parts), or a trusted origin */
  remove(name: string): void {
    if (/^https?:/.test(name)) this.#distrust(name);
    else if (isRoute(name)) this.#removeRoute(name);
    else if (Object.hasOwn(this.parts, name)) this.#removePart(name);
    else this.#removeRemote(name);
  }

  wasRemoved(place: string): boolean {
    return [...this.removes.routes, ...this.removes.parts].some((removed) => placeKey(removed) === placeKey(place));
  }

  #removeRoute(pattern: string) {
    const owned = this.findOwner(pattern);
    if (!owned) throw unknownName('route', pattern, Object.keys(this.routes));
    delete this.routes[owned.place];
    this.removes.routes.push(owned.place);
  }

  #removePart(part: string) {
    delete this.parts[part];
    this.removes.parts.push(part);
  }

  #removeRemote(remote: string) {
    if (!Object.hasOwn(this.remotes, remote)) throw unknownName('remote', remote, Object.keys(this.remotes));
    for (const { place } of listModules(this, remote)) this.remove(place);
    delete this.remotes[remote];
    this.removes.remotes.push(remote);
  }

  #distrust(origin: string) {
    if (!this.trustedOrigins.delete(origin)) throw unknownName('trusted origin', origin, [...this.trustedOrigins]);
  }
}

/** Routes that differ only in parameter names have the same key. */
export function placeKey(place: string): string {
  return isRoute(place) ? patternKey(place) : place;
}

export function isRoute(place: string): boolean {
  return place.startsWith('/');
}

function unknownName(kind: string, name: string, names: readonly string[]): ComposeError {
  const advice = names.length > 0 ? `Use one of: ${names.join(', ')}.` : `The composition has no ${kind}s.`;
  return new ComposeError('NAME_UNKNOWN', `The ${kind} ${name} does not exist. ${advice}`);
}

export interface ChangeNote {
  actor: string;
  reason: string;
}

export interface ComposedChange {
  document: CompositionDocument;
  /** Sentences for the operator, printed after the changes. */
  advice: readonly string[];
}

interface NextDocument extends ChangeNote {
  content: CompositionContent;
  removes: Losses;
  restores?: number | undefined;
}

/** Throws `ComposeError`. @param former past documents, oldest first */
export function nextDocument(
  previous: CompositionDocument | undefined,
  former: readonly CompositionDocument[],
  { content, removes, actor, reason, restores }: NextDocument,
): CompositionDocument {
  const document: CompositionDocument = {
    id: compositionId(content),
    revision: Math.max(previous?.revision ?? 0, former.at(-1)?.revision ?? 0) + 1,
    parent: previous ? compositionId(previous) : null,
    createdAt: new Date().toISOString(),
    actor,
    reason,
    ...(restores === undefined ? {} : { restores }),
    ...content,
    removes: carryRemovals(content, previous?.removes, removes),
  };
  const parsed = parseComposition(JSON.stringify(document));
  const objection = checkWhole(parsed, previous);
  if (objection) throw new ComposeError('REFUSED_WHOLE', objection);
  return parsed;
}

/** Keeps earlier removals, because a site may skip the revision that listed them. */
function carryRemovals(content: CompositionContent, earlier: Losses | undefined, removes: Losses): Losses {
  const all = (key: keyof Losses) => [...new Set([...(earlier?.[key] ?? []), ...removes[key]])].sort();
  const present = new Set(Object.keys(content.routes).map(patternKey));
  return {
    routes: all('routes').filter((pattern) => !present.has(patternKey(pattern))),
    parts: all('parts').filter((part) => !Object.hasOwn(content.parts, part)),
    remotes: all('remotes').filter((remote) => !Object.hasOwn(content.remotes, remote)),
  };
}
