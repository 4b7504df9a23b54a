import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EVERYBODY, parseShare } from '../composition/rollout.ts';
import type { RolloutStep } from './compose-rollout.ts';
import { parseNamedVersion } from './resolve-release.ts';

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

type Option = keyof typeof OPTIONS;
interface Grammar {
  options: readonly Option[];
  /** What follows the command: what one is called, the fewest and the most of them. */
  names?: { called: string; least: number; most: number };
}

const ALWAYS: readonly Option[] = ['file', 'json'];
const WAIT: readonly Option[] = ['site', 'timeout', 'no-wait'];
const MANY = Number.POSITIVE_INFINITY;
const CANARY_STEPS = ['widen', 'pause', 'resume', 'abort', 'finish'] as const;

/** What can be changed: each may be planned, applied as planned, or both in one. */
const CHANGES: Record<ChangeKind, Grammar> = {
  use: { options: ['reason', 'browser', 'store', 'route', 'remove-route', 'remove-part', 'remove-remote', 'trust-origin', 'new'], names: { called: 'release', least: 1, most: MANY } },
  remove: { options: ['reason', 'browser'], names: { called: 'name', least: 1, most: MANY } },
  rollback: { options: ['reason', 'browser', 'to', 'trust-origin'] },
  promote: { options: ['reason', 'browser', 'from', 'trust-origin'] },
  canary: { options: ['reason', 'store', 'trust-origin', 'margin', ...CANARY_STEPS], names: { called: 'release', least: 0, most: MANY } },
};

const COMMANDS: Record<string, Grammar> = {
  status: { options: ['site'] },
  history: { options: ['revision'] },
  why: { options: ['site'], names: { called: 'address', least: 1, most: 1 } },
  doctor: { options: ['site'], names: { called: 'address', least: 0, most: 1 } },
  link: { options: ['site', 'composition', 'hours'], names: { called: 'NAME=RELEASE', least: 0, most: 1 } },
};

/** How a change is made: looked at alone, made as it was planned, or both at once. */
type Mode = 'plan' | 'apply' | 'both';
export type ChangeKind = 'use' | 'remove' | 'rollback' | 'promote' | 'canary';

export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}

export type ComposeArguments = ReturnType<typeof parseComposeArguments>;

/** Parses the command line. Throws `UsageError` with a sentence. */
export function parseComposeArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [first = 'help', ...rest] = positionals;
  const isHelp = values.help === true || first === 'help';
  const { change, names: given } = isHelp ? { change: undefined, names: rest } : readCommand(first, rest, values);
  const canary = change?.kind === 'canary' ? readCanary(given, values) : undefined;
  if (values.site !== undefined) requireUrl(values.site, 'is no address, which --site needs');
  for (const store of values.store ?? []) requireUrl(store, 'is no address, which --store needs');
  const whole = (option: 'to' | 'on' | 'revision', least: number) => (values[option] === undefined ? undefined : number(values[option], `--${option}`, z.coerce.number().int().min(least)));
  return {
    ...values,
    command: isHelp ? 'help' : first,
    /** What is changed, and how: absent where nothing is. */
    change,
    names: canary?.names ?? given,
    /** What becomes of the canary, where that is what is changed. */
    canary: canary?.step,
    to: whole('to', 1),
    on: whole('on', 0),
    revision: whole('revision', 1),
    hours: values.hours === undefined ? 24 : number(values.hours, '--hours', z.coerce.number().positive().max(24 * 90)),
    timeoutMs: 1000 * (values.timeout === undefined ? 30 : number(values.timeout, '--timeout', z.coerce.number().min(0).max(3600))),
    trustOrigins: (values['trust-origin'] ?? []).map((text) => requireUrl(text, 'is no origin, which --trust-origin needs').origin),
  };
}

type Values = ReturnType<typeof parse>['values'];

function readCommand(command: string, rest: readonly string[], values: Values): { change: { kind: ChangeKind; mode: Mode } | undefined; names: readonly string[] } {
  if (command === 'plan' || command === 'apply') {
    const isNamed = isChange(rest[0]) && rest[0] !== 'use';
    const kind: ChangeKind = isNamed ? (rest[0] as ChangeKind) : 'use';
    const names = isNamed ? rest.slice(1) : rest;
    const own: readonly Option[] = command === 'apply' ? ['on', ...WAIT] : ['site'];
    requireGrammar(isNamed ? `${command} ${kind}` : command, { ...CHANGES[kind], options: [...CHANGES[kind].options, ...own] }, names, values);
    requireKind(kind, names, values);
    if (command === 'apply' && values.on === undefined) throw new UsageError('"apply" needs --on REVISION, the one that "plan" printed: plan first, or use the command that does both.');
    return { change: { kind, mode: command }, names };
  }
  if (isChange(command)) {
    const first: readonly Option[] = command === 'use' ? ['first'] : [];
    requireGrammar(command, { ...CHANGES[command], options: [...CHANGES[command].options, ...first, ...WAIT] }, rest, values);
    requireKind(command, rest, values);
    return { change: { kind: command, mode: 'both' }, names: rest };
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!known) throw new UsageError(`There is no command "${command}".`);
  requireGrammar(command, known, rest, values);
  if (command === 'why' && !rest[0]?.startsWith('/')) requireUrl(rest[0] ?? '', 'is no address of a page', ', or is a path such as /about-units');
  if (command === 'link' && rest.length + Number(values.composition !== undefined) !== 1) throw new UsageError('"link" needs either NAME=RELEASE, once, or --composition.');
  if (command === 'doctor' && rest[0] !== undefined) requireUrl(rest[0], 'is no address of a release or a release server');
  return { change: undefined, names: rest };
}

export type CanaryStep = { kind: 'start'; share: number; margin: number } | { kind: 'finish' } | RolloutStep;

/** `canary RELEASE [RELEASE ...] 5%`, or one step of the one that goes on. */
function readCanary(given: readonly string[], values: Values): { step: CanaryStep; names: readonly string[] } {
  const steps = CANARY_STEPS.filter((step) => values[step] !== undefined);
  const [step] = steps;
  if (steps.length > 1) throw new UsageError(`"canary" takes one step at a time, and not --${steps.join(' and --')}.`);
  if (step === undefined) {
    const names = given.slice(0, -1);
    const share = parseShare(given.at(-1) ?? '');
    if (share === undefined || names.length === 0) throw new UsageError('"canary" needs a release and the share of visitors who get it, such as: canary mf-content@1.4.0 5%');
    requireReleases(names);
    return { step: { kind: 'start', share, margin: requireShare(values.margin ?? '0.5%', '--margin') / EVERYBODY }, names };
  }
  if (given.length > 0) throw new UsageError(`"canary --${step}" takes no "${given[0]}".`);
  if (values.margin !== undefined) throw new UsageError(`"canary --${step}" has no option --margin: it is set when a canary begins.`);
  return { step: step === 'widen' ? { kind: step, share: requireShare(values.widen ?? '', '--widen') } : { kind: step }, names: [] };
}

function requireShare(text: string, option: string): number {
  const share = parseShare(text);
  if (share === undefined) throw new UsageError(`${option} is "${text}": it is a share from 0% to 100%, with two decimals at most, such as 0.25%.`);
  return share;
}

function isChange(word: string | undefined): word is ChangeKind {
  return word !== undefined && Object.hasOwn(CHANGES, word);
}

function requireGrammar(command: string, { options, names: { called, least, most } = { called: '', least: 0, most: 0 } }: Grammar, names: readonly string[], values: Values) {
  const odd = (Object.keys(values) as Option[]).find((option) => !ALWAYS.includes(option) && !options.includes(option));
  if (odd) throw new UsageError(`"${command}" has no option --${odd}.`);
  if (names.length < least) throw new UsageError(`"${command}" needs ${most === 1 ? 'an' : 'at least one'} ${called}.`);
  if (names.length > most) throw new UsageError(`"${command}" takes no "${names[most]}".`);
}

function requireKind(kind: ChangeKind, names: readonly string[], { from }: Values) {
  if (kind === 'promote' && from === undefined) throw new UsageError('"promote" needs --from OTHER: the file or address of the other composition, or the address of its site.');
  if (kind === 'use') requireReleases(names);
}

function requireReleases(names: readonly string[]) {
  for (const name of names) if (!parseNamedVersion(name)) requireUrl(name, 'is no address of a release', ', or is NAME@VERSION such as mf-content@1.4.0');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

function requireUrl(text: string, complaint: string, orElse = ''): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`"${text}" ${complaint}: it begins with http:// or https://${orElse}.`);
  if (url.username !== '' || url.password !== '') throw new UsageError(`The address of ${url.host}${url.pathname} holds a user name or password, with which no request can be made: leave them out.`);
  return url;
}

function number(text: string, option: string, schema: z.ZodType<number>): number {
  const parsed = schema.safeParse(text === '' ? undefined : text);
  if (!parsed.success) throw new UsageError(`${option} is "${text}": ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}
