import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';

/** In order. `render` uses a temporary site; `site` is the verdict of the live site. */
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
  'site',
] as const;
export type Gate = (typeof GATES)[number];

const resultSchema = z.object({
  gate: z.enum(GATES),
  /** `skipped`: unavailable or not required here. */
  state: z.enum(['passed', 'failed', 'skipped']),
  sentence: z.string(),
  at: z.iso.datetime(),
  remote: z.string().optional(),
  code: z.string().optional(),
});

export type GateResult = z.infer<typeof resultSchema>;
export type Evidence = readonly GateResult[];

export function gateResult(
  gate: Gate,
  state: GateResult['state'],
  sentence: string,
  about: Pick<GateResult, 'remote' | 'code'> = {},
): GateResult {
  return { gate, state, sentence, at: new Date().toISOString(), ...about };
}

export function nothingFetched(): Evidence {
  const sentence = 'Nothing to fetch here: the site already has these releases, or fetches and checks them itself.';
  return [gateResult('files', 'skipped', sentence)];
}

/** Undefined if the text is invalid, because evidence is informational. */
export function parseEvidence(text: string): Evidence | undefined {
  return z.array(resultSchema).safeParse(parseJson(text)).data;
}

export function withVerdict(evidence: Evidence, verdict: GateResult): Evidence {
  return [...evidence.filter(({ gate }) => gate !== verdict.gate), verdict];
}
