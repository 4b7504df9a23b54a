import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';

/** In order. Earlier versions recorded `site`, the verdict of the live site. */
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

export const gateResultSchema = z.object({
  gate: z.enum(GATES),
  /** `skipped`: unavailable or not required here. */
  state: z.enum(['passed', 'failed', 'skipped']),
  /** The cause and the cure; see `sentenceOf`. */
  sentence: z.string(),
  at: z.iso.datetime(),
  remote: z.string().optional(),
  /** A path, or the address of a file. */
  address: z.string().optional(),
  code: z.string().optional(),
  /** Absent in results of earlier versions. */
  cause: z.string().optional(),
  cure: z.string().optional(),
});

export type GateResult = z.infer<typeof gateResultSchema>;
export type Evidence = readonly GateResult[];

/** `cause` and `cure` are full sentences. */
export interface GateFacts extends Pick<GateResult, 'remote' | 'address' | 'code' | 'cure'> {
  cause: string;
}

export function gateResult(gate: Gate, state: GateResult['state'], facts: GateFacts | string): GateResult {
  const known = typeof facts === 'string' ? { cause: facts } : facts;
  return { gate, state, ...known, sentence: sentenceOf(known), at: new Date().toISOString() };
}

export function sentenceOf({ cause, cure }: Pick<GateFacts, 'cause' | 'cure'>): string {
  return cure === undefined ? cause : `${cause} ${cure}`;
}

export function nothingFetched(): Evidence {
  const sentence = 'Nothing to fetch here: the site already has these releases, or fetches and checks them itself.';
  return [gateResult('files', 'skipped', sentence)];
}

/** Undefined if the text is invalid, because evidence is informational. */
export function parseEvidence(text: string): Evidence | undefined {
  return z.array(gateResultSchema).safeParse(parseJson(text)).data;
}
