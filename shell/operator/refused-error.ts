import type { Gate } from '../composition/evidence.ts';

/** A gate lets a change not pass. The message is a sentence with the cause and the cure. */
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
