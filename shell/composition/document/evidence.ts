import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';

/**
 * Checks before a change goes live, in this order. `render` and `browser` run the whole composition on a temporary
 * site; `site` is the verdict of the live site.
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
  /** `skipped`: unavailable or not required here. */
  state: z.enum(['passed', 'failed', 'skipped']),
  /** For people. */
  sentence: z.string(),
  at: z.iso.datetime(),
  remote: z.string().optional(),
  /** Failure code, for programs. */
  code: z.string().optional(),
});

export type GateResult = z.infer<typeof resultSchema>;
/** All gate results of one revision. */
export type Evidence = readonly GateResult[];

export function gateResult(
  gate: Gate,
  state: GateResult['state'],
  sentence: string,
  about: Pick<GateResult, 'remote' | 'code'> = {},
): GateResult {
  return { gate, state, sentence, at: new Date().toISOString(), ...about };
}

/** Returns `undefined` if the text is invalid. Evidence is informational, so that isn't an error. */
export function parseEvidence(text: string): Evidence | undefined {
  return z.array(resultSchema).safeParse(parseJson(text)).data;
}

/** Replaces the previous verdict of the same gate. */
export function withVerdict(evidence: Evidence, verdict: GateResult): Evidence {
  return [...evidence.filter(({ gate }) => gate !== verdict.gate), verdict];
}
