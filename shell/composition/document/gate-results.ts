import { z } from 'zod';

const GATES = ['schema', 'signature', 'files', 'headers', 'contract', 'size', 'whole', 'render'] as const;
export type Gate = (typeof GATES)[number];

export const gateResultSchema = z.object({
  gate: z.enum(GATES),
  state: z.enum(['passed', 'failed']),
  sentence: z.string(),
  at: z.iso.datetime(),
  remote: z.string().optional(),
  address: z.string().optional(),
  code: z.string().optional(),
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
  const details = typeof facts === 'string' ? { cause: facts } : facts;
  return { gate, state, ...details, sentence: formatSentence(details), at: new Date().toISOString() };
}

function formatSentence({ cause, cure }: Pick<GateFacts, 'cause' | 'cure'>): string {
  return cure === undefined ? cause : `${cause} ${cure}`;
}

const CODES = {
  UNREACHABLE: 'files',
  TIMEOUT: 'files',
  BROKEN_OFF: 'files',
  STATUS: 'files',
  ABORTED: 'files',
  DIGEST: 'files',
  DESCRIPTOR: 'schema',
  SIGNATURE: 'signature',
  REDIRECT: 'headers',
  INSECURE: 'headers',
  CORS: 'headers',
  TYPE: 'headers',
  CACHING: 'headers',
  REQUIREMENT: 'contract',
  ENTRY: 'contract',
  SIZE: 'size',
  PAGE_SIZE: 'size',
} as const satisfies Record<string, Gate>;

export type ReleaseErrorCode = keyof typeof CODES;

export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  readonly facts: GateFacts;

  constructor(code: ReleaseErrorCode, facts: GateFacts, options?: ErrorOptions) {
    super(formatSentence(facts), options);
    this.code = code;
    this.facts = facts;
  }
}

export function releaseFinding({ code, facts }: ReleaseError, remote: string): GateResult {
  return gateResult(CODES[code], 'failed', { ...facts, remote, code });
}
