import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';

/**
 * What a change is asked before it may take traffic, in this order. `render` and `browser` try the whole set on a
 * site of its own; `site` is the verdict of the site that follows the composition.
 */
export const GATES = [
  'schema',
  'signature',
  'origin',
  'files',
  'headers',
  'contract',
  'size',
  'whole',
  'render',
  'browser',
  'site',
] as const;
export type Gate = (typeof GATES)[number];

const resultSchema = z.object({
  gate: z.enum(GATES),
  /** `skipped`: it could not be asked, or nobody asks for it here. */
  state: z.enum(['passed', 'failed', 'skipped']),
  /** What was found, for people. */
  sentence: z.string(),
  at: z.iso.datetime(),
  /** The remote that it is about, if it is about one. */
  remote: z.string().optional(),
  /** Why it failed, for programs. */
  code: z.string().optional(),
});

/** What one gate found. */
export type GateResult = z.infer<typeof resultSchema>;
/** What all gates found of one revision: kept beside it. */
export type Evidence = readonly GateResult[];

export function gateResult(
  gate: Gate,
  state: GateResult['state'],
  sentence: string,
  about: Pick<GateResult, 'remote' | 'code'> = {},
): GateResult {
  return { gate, state, sentence, at: new Date().toISOString(), ...about };
}

/** `undefined` for what is nothing of the kind: evidence is for people, and nothing hangs on it. */
export function parseEvidence(text: string): Evidence | undefined {
  return z.array(resultSchema).safeParse(parseJson(text)).data;
}

/** Evidence with the verdict of a site, in place of the verdict before it. */
export function withVerdict(evidence: Evidence, verdict: GateResult): Evidence {
  return [...evidence.filter(({ gate }) => gate !== verdict.gate), verdict];
}
