import type { Gate } from '../document/gate-results.ts';

export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  readonly gate: Gate;

  constructor(gate: Gate, message: string) {
    super(message);
    this.gate = gate;
    this.code = `REFUSED_${gate.toUpperCase()}`;
  }
}
