import { patternKey } from '@site/release/route-pattern';
import { compositionId, type CompositionDocument, parseComposition } from '../document/composition-document.ts';
import { checkWhole, type CompositionContent, type Losses } from '../document/whole-composition.ts';

/** Who changes the composition, and why. */
export interface ChangeNote {
  actor: string;
  reason: string;
}

/** A change that may be written, and what the operator should know of it, a sentence each. */
export interface ComposedChange {
  document: CompositionDocument;
  /** The remotes whose release it names. */
  remotes: readonly string[];
  notes: readonly string[];
  /** Of the notes, those that tell of no change. */
  advice: readonly string[];
}

interface NextDocument extends ChangeNote {
  content: CompositionContent;
  /** What is taken away on purpose. */
  removes: Losses;
  /** The revision that a rollback goes back to. */
  restores?: number | undefined;
}

/**
 * The document that follows `previous`. Throws with a sentence for the operator where it is not whole.
 * @param former documents that were in force, oldest first
 */
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
  if (objection) throw new Error(objection);
  return parsed;
}

/** What was given up before stays named: a site may pass over the revision that named it. What is there again is not gone. */
function carryRemovals(content: CompositionContent, before: Losses | undefined, now: Losses): Losses {
  const all = (key: keyof Losses) => [...new Set([...(before?.[key] ?? []), ...now[key]])].sort();
  const present = new Set(Object.keys(content.routes).map(patternKey));
  return {
    routes: all('routes').filter((pattern) => !present.has(patternKey(pattern))),
    parts: all('parts').filter((part) => !Object.hasOwn(content.parts, part)),
    remotes: all('remotes').filter((remote) => !Object.hasOwn(content.remotes, remote)),
  };
}
