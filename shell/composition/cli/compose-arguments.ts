import { z } from 'zod';
import { EVERYBODY, parseShare } from '../document/rollout.ts';
import { requireNumber, requireShare, requireUrl, UsageError } from './argument-values.ts';
import {
  CANARY_STEPS,
  CHANGES,
  COMMANDS,
  isChange,
  readOptions,
  requireGrammar,
  WAIT,
  type ChangeKind,
  type Option,
  type Values,
} from './compose-grammar.ts';
import type { RolloutStep } from './compose-rollout.ts';
import { parseNamedVersion } from './resolve-release.ts';
import { composeCommand } from '../document/compose-command.ts';

/** How a change is made: looked at alone, made as it was planned, or both at once. */
type Mode = 'plan' | 'apply' | 'both';

export type ComposeArguments = ReturnType<typeof parseComposeArguments>;

/** Parses the command line. Throws `UsageError` with a sentence. */
export function parseComposeArguments(args: readonly string[]) {
  const { values, positionals } = readOptions(args);
  const [first = 'help', ...rest] = positionals;
  const isHelp = values.help === true || first === 'help';
  const { change, names: given } = isHelp ? { change: undefined, names: rest } : readCommand(first, rest, values);
  const canary = change?.kind === 'canary' ? readCanary(given, values) : undefined;
  if (values.site !== undefined) requireUrl(values.site, 'is no address, which --site needs');
  for (const store of values.store ?? []) requireUrl(store, 'is no address, which --store needs');
  const whole = (option: 'to' | 'on' | 'revision', least: number) =>
    values[option] === undefined
      ? undefined
      : requireNumber(values[option], `--${option}`, z.coerce.number().int().min(least));
  return {
    ...values,
    command: isHelp ? 'help' : first,
    /** The command to explain, if only one is asked about. */
    explained: first === 'help' ? rest[0] : first,
    /** What is changed, and how: absent where nothing is. */
    change,
    names: canary?.names ?? given,
    /** What becomes of the canary, where that is what is changed. */
    canary: canary?.step,
    to: whole('to', 1),
    on: whole('on', 0),
    revision: whole('revision', 1),
    hours:
      values.hours === undefined
        ? 24
        : requireNumber(
            values.hours,
            '--hours',
            z.coerce
              .number()
              .positive()
              .max(24 * 90),
          ),
    timeoutMs:
      1000 *
      (values.timeout === undefined
        ? 30
        : requireNumber(values.timeout, '--timeout', z.coerce.number().min(0).max(3600))),
    trustOrigins: (values['trust-origin'] ?? []).map(
      (text) => requireUrl(text, 'is no origin, which --trust-origin needs').origin,
    ),
  };
}

function readCommand(
  command: string,
  rest: readonly string[],
  values: Values,
): { change: { kind: ChangeKind; mode: Mode } | undefined; names: readonly string[] } {
  if (command === 'plan' || command === 'apply') {
    const isNamed = isChange(rest[0]) && rest[0] !== 'use';
    const kind: ChangeKind = isNamed ? (rest[0] as ChangeKind) : 'use';
    const names = isNamed ? rest.slice(1) : rest;
    const own: readonly Option[] = command === 'apply' ? ['on', ...WAIT] : ['site'];
    requireGrammar(
      isNamed ? `${command} ${kind}` : command,
      { ...CHANGES[kind], options: [...CHANGES[kind].options, ...own] },
      names,
      values,
    );
    requireKind(kind, names, values);
    if (command === 'apply' && values.on === undefined)
      throw new UsageError(
        '"apply" needs --on REVISION, the one that "plan" printed: plan first, or use the command that does both.',
      );
    return { change: { kind, mode: command }, names };
  }
  if (isChange(command)) {
    const first: readonly Option[] = command === 'use' ? ['first'] : [];
    requireGrammar(
      command,
      { ...CHANGES[command], options: [...CHANGES[command].options, ...first, ...WAIT] },
      rest,
      values,
    );
    requireKind(command, rest, values);
    return { change: { kind: command, mode: 'both' }, names: rest };
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!known) throw new UsageError(`There is no command "${command}".`);
  requireGrammar(command, known, rest, values);
  if (command === 'why' && !rest[0]?.startsWith('/'))
    requireUrl(rest[0] ?? '', 'is no address of a page', ', or is a path such as /about-units');
  if (command === 'link' && rest.length + Number(values.composition !== undefined) !== 1)
    throw new UsageError('"link" needs either NAME=RELEASE, once, or --composition.');
  if (command === 'doctor' && rest[0] !== undefined)
    requireUrl(rest[0], 'is no address of a release or a release server');
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
    if (share === undefined || names.length === 0)
      throw new UsageError(
        `"canary" needs a release and the share of visitors who get it, such as: ${composeCommand('canary', 'mf-content@1.4.0 5%')}`,
      );
    requireReleases(names);
    return {
      step: { kind: 'start', share, margin: requireShare(values.margin ?? '0.5%', '--margin') / EVERYBODY },
      names,
    };
  }
  if (given.length > 0) throw new UsageError(`"canary --${step}" takes no "${given[0]}".`);
  if (values.margin !== undefined)
    throw new UsageError(`"canary --${step}" has no option --margin: it is set when a canary begins.`);
  return {
    step: step === 'widen' ? { kind: step, share: requireShare(values.widen ?? '', '--widen') } : { kind: step },
    names: [],
  };
}

function requireKind(kind: ChangeKind, names: readonly string[], { from }: Values) {
  if (kind === 'promote' && from === undefined)
    throw new UsageError(
      '"promote" needs --from OTHER: the file or address of the other composition, or the address of its site.',
    );
  if (kind === 'use') requireReleases(names);
}

function requireReleases(names: readonly string[]) {
  for (const name of names)
    if (!parseNamedVersion(name))
      requireUrl(name, 'is no address of a release', ', or is NAME@VERSION such as mf-content@1.4.0');
}
