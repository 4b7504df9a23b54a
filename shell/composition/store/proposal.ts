import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { type CompositionDocument, parseComposition } from '../document/composition-document.ts';

/**
 * A document that is not current yet. Shells prepare it next to the live one and report their verdict in their status;
 * then its command makes it current or withdraws it. At most one is open.
 */
export interface Proposal {
  /** Each attempt has a key of its own. */
  key: string;
  document: CompositionDocument;
}

/** Ends the proposal of a killed command. Its command must renew it more often. */
export const PROPOSAL_LEASE_MS = 10_000;

const textSchema = z.object({ key: z.string(), document: z.unknown() });

export function formatProposal(proposal: Proposal): string {
  return `${JSON.stringify(proposal, null, 2)}\n`;
}

/** Undefined if the text is damaged, or from a later version with another schema. */
export function parseProposal(text: string): Proposal | undefined {
  const parsed = textSchema.safeParse(parseJson(text)).data;
  try {
    return parsed && { ...parsed, document: parseComposition(JSON.stringify(parsed.document)) };
  } catch {
    return undefined;
  }
}
