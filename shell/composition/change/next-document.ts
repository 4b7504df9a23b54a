import { patternKey } from '@site/release/route-pattern';
import { RefusedError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument, parseComposition } from '../document/composition-document.ts';
import { checkWhole, type CompositionContent, type Losses } from '../document/whole-composition.ts';

export interface ChangeNote {
  actor: string;
  reason: string;
}

export interface ComposedChange {
  document: CompositionDocument;
  /** Full sentences about what the change does not do. */
  advice: readonly string[];
}

interface NextDocument extends ChangeNote {
  content: CompositionContent;
  removes: Losses;
  restores?: number | undefined;
}

/** Throws with a sentence for the operator. @param former past documents, oldest first */
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
  if (objection) throw new RefusedError('whole', objection);
  return parsed;
}

/** Keeps earlier removals, because a site may skip the revision that listed them. */
function carryRemovals(content: CompositionContent, before: Losses | undefined, now: Losses): Losses {
  const all = (key: keyof Losses) => [...new Set([...(before?.[key] ?? []), ...now[key]])].sort();
  const present = new Set(Object.keys(content.routes).map(patternKey));
  return {
    routes: all('routes').filter((pattern) => !present.has(patternKey(pattern))),
    parts: all('parts').filter((part) => !Object.hasOwn(content.parts, part)),
    remotes: all('remotes').filter((remote) => !Object.hasOwn(content.remotes, remote)),
  };
}
