import { type Fault as ServerFault, FAULTS, RARER_FAULTS } from '../../support/faulty-server.ts';
import type { FaultyCode } from '../../support/faulty-on-server.ts';

export type Fault =
  | { kind: 'server'; name: string; fault: ServerFault }
  | { kind: 'descriptor'; name: string }
  | { kind: 'signature'; name: string }
  | { kind: 'code'; name: string; code: FaultyCode; inBrowser: string | undefined };

const NAMES: Partial<Record<ServerFault, string>> = { stopped: 'refused', hanging: 'hangs' };

/** The fault would exhaust the only thread or the heap of the browser page, so no site could survive it. */
const NOT_IN_BROWSERS = undefined;

export const MATRIX_FAULTS: readonly Fault[] = [
  ...[...FAULTS, ...RARER_FAULTS].map((fault) => ({ kind: 'server', name: NAMES[fault] ?? fault, fault }) as const),
  { kind: 'descriptor', name: 'missing expose' },
  { kind: 'signature', name: 'wrong signature' },
  { kind: 'code', name: 'throws on load', code: { inLoad: 'throw new Error("Faulty on load")' }, inBrowser: 'load' },
  {
    kind: 'code',
    name: 'throws on render',
    code: { inPage: 'throw new Error("Faulty in rendering")' },
    inBrowser: 'render',
  },
  { kind: 'code', name: 'loops', code: { inPage: 'for (;;);' }, inBrowser: NOT_IN_BROWSERS },
  {
    kind: 'code',
    name: 'eats memory',
    code: { inPage: 'const kept = []; for (;;) kept.push(new Array(1e7).fill(.5))' },
    inBrowser: NOT_IN_BROWSERS,
  },
];
