import { type Gate, type GateFacts, type GateResult, gateResult, sentenceOf } from '../document/gate-results.ts';

/** The gates that the codes belong to. */
const GATES = {
  // These four may be temporary.
  UNREACHABLE: 'files',
  TIMEOUT: 'files',
  BROKEN_OFF: 'files',
  STATUS: 'files',
  /** Canceled. */
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

export type ReleaseErrorCode = keyof typeof GATES;

export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  readonly facts: GateFacts;

  constructor(code: ReleaseErrorCode, facts: GateFacts, options?: ErrorOptions) {
    super(sentenceOf(facts), options);
    this.code = code;
    this.facts = facts;
  }
}

export function releaseFinding({ code, facts }: ReleaseError, remote: string): GateResult {
  return gateResult(GATES[code], 'failed', { ...facts, remote, code });
}
