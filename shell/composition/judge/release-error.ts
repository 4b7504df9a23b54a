import { type Gate, type GateFacts, type GateResult, gateResult, sentenceOf } from '../document/gate-results.ts';

/** The first four may be temporary. `ABORTED` means canceled. */
export type ReleaseErrorCode =
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'BROKEN_OFF'
  | 'STATUS'
  | 'ABORTED'
  | 'REDIRECT'
  | 'INSECURE'
  | 'CORS'
  | 'TYPE'
  | 'CACHING'
  | 'SIZE'
  | 'DIGEST'
  | 'SIGNATURE'
  | 'PAGE_SIZE'
  | 'ENTRY'
  | 'DESCRIPTOR'
  | 'REQUIREMENT';

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

/** All other codes belong to `files`. */
const GATE_OF: Readonly<Partial<Record<ReleaseErrorCode, Gate>>> = {
  DESCRIPTOR: 'schema',
  SIGNATURE: 'signature',
  CORS: 'headers',
  TYPE: 'headers',
  REDIRECT: 'headers',
  INSECURE: 'headers',
  CACHING: 'headers',
  REQUIREMENT: 'contract',
  ENTRY: 'contract',
  SIZE: 'size',
  PAGE_SIZE: 'size',
};

export function releaseFinding({ code, facts }: ReleaseError, remote: string): GateResult {
  return gateResult(GATE_OF[code] ?? 'files', 'failed', { ...facts, remote, code });
}
