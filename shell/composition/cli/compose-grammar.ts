import { parseArgs } from 'node:util';
import { UsageError } from './argument-values.ts';

const OPTIONS = {
  file: { type: 'string' },
  json: { type: 'boolean' },
  reason: { type: 'string' },
  on: { type: 'string' },
  store: { type: 'string', multiple: true },
  route: { type: 'string', multiple: true },
  'remove-route': { type: 'string', multiple: true },
  'remove-part': { type: 'string', multiple: true },
  'remove-remote': { type: 'string', multiple: true },
  'trust-origin': { type: 'string', multiple: true },
  new: { type: 'boolean' },
  first: { type: 'boolean' },
  browser: { type: 'boolean' },
  to: { type: 'string' },
  from: { type: 'string' },
  composition: { type: 'string' },
  hours: { type: 'string' },
  widen: { type: 'string' },
  pause: { type: 'boolean' },
  resume: { type: 'boolean' },
  abort: { type: 'boolean' },
  finish: { type: 'boolean' },
  margin: { type: 'string' },
  revision: { type: 'string' },
  site: { type: 'string' },
  timeout: { type: 'string' },
  'no-wait': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Option = keyof typeof OPTIONS;

export interface Grammar {
  options: readonly Option[];
  /** What follows the command: what one is called, the fewest and the most of them. */
  names?: { called: string; least: number; most: number };
}

const ALWAYS: readonly Option[] = ['file', 'json'];
export const WAIT: readonly Option[] = ['site', 'timeout', 'no-wait'];
const MANY = Number.POSITIVE_INFINITY;
export const CANARY_STEPS = ['widen', 'pause', 'resume', 'abort', 'finish'] as const;

export type ChangeKind = 'use' | 'remove' | 'rollback' | 'promote' | 'canary';

/** What can be changed: each may be planned, applied as planned, or both in one. */
export const CHANGES: Record<ChangeKind, Grammar> = {
  use: {
    options: [
      'reason',
      'browser',
      'store',
      'route',
      'remove-route',
      'remove-part',
      'remove-remote',
      'trust-origin',
      'new',
    ],
    names: { called: 'release', least: 1, most: MANY },
  },
  remove: { options: ['reason', 'browser', 'new'], names: { called: 'name', least: 1, most: MANY } },
  rollback: { options: ['reason', 'browser', 'to', 'trust-origin'] },
  promote: { options: ['reason', 'browser', 'from', 'trust-origin'] },
  canary: {
    options: ['reason', 'store', 'trust-origin', 'margin', ...CANARY_STEPS],
    names: { called: 'release', least: 0, most: MANY },
  },
};

export const COMMANDS: Record<string, Grammar> = {
  status: { options: ['site'] },
  history: { options: ['revision'] },
  why: { options: ['site'], names: { called: 'address', least: 1, most: 1 } },
  doctor: { options: ['site'], names: { called: 'address', least: 0, most: 1 } },
  link: { options: ['site', 'composition', 'hours'], names: { called: 'NAME=RELEASE', least: 0, most: 1 } },
};

/** What a command takes. `plan` and `apply` take what the changes do. */
export function grammarOf(command: string): Grammar | undefined {
  if (Object.hasOwn(COMMANDS, command)) return COMMANDS[command];
  if (isChange(command)) return { ...CHANGES[command], options: [...CHANGES[command].options, ...WAIT] };
  if (command !== 'plan' && command !== 'apply') return undefined;
  const own: readonly Option[] = command === 'apply' ? ['on', ...WAIT] : ['site'];
  return { options: [...Object.values(CHANGES).flatMap(({ options }) => options), ...own] };
}

export type Values = ReturnType<typeof readOptions>['values'];

/** Throws `UsageError` for an option that no command has. */
export function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

export function isChange(word: string | undefined): word is ChangeKind {
  return word !== undefined && Object.hasOwn(CHANGES, word);
}

/** Throws `UsageError` where a command is given what it does not take, or less than it needs. */
export function requireGrammar(
  command: string,
  { options, names: { called, least, most } = { called: '', least: 0, most: 0 } }: Grammar,
  names: readonly string[],
  values: Values,
) {
  const odd = (Object.keys(values) as Option[]).find((option) => !ALWAYS.includes(option) && !options.includes(option));
  if (odd) throw new UsageError(`"${command}" has no option --${odd}.`);
  if (names.length < least) throw new UsageError(`"${command}" needs ${most === 1 ? 'an' : 'at least one'} ${called}.`);
  if (names.length > most) throw new UsageError(`"${command}" takes no "${names[most]}".`);
}
