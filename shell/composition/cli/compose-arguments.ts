import { CommanderError, type Command } from 'commander';
import { composeCommand } from '../document/compose-command.ts';
import { ALL_VISITORS, parseShare } from '../document/rollout.ts';
import { requireShare, requireUrl, UsageError } from './argument-values.ts';
import type { ComposeOptions } from './compose-options.ts';
import { type ChangeKind, composeProgram, type GivenCommand } from './compose-program.ts';
import type { RolloutStep } from './compose-rollout.ts';
import { MOST_WORKING_COPY_HOURS } from '../gates/preview-token.ts';
import { parseNamedVersion } from './resolve-release.ts';

const DEFAULT_LINK_HOURS = 24;
const DEFAULT_WORKING_COPY_LINK_HOURS = 8;
const DEFAULT_TIMEOUT_SECONDS = 30;
const CANARY_STEP_OPTIONS = ['widen', 'pause', 'resume', 'abort', 'finish'] as const;

export type CanaryStep = { kind: 'start'; share: number; margin: number } | { kind: 'finish' } | RolloutStep;

export interface ComposeArguments extends ComposeOptions {
  command: string;
  help?: string;
  /** Absent for read-only commands. */
  change?: ChangeKind;
  names: readonly string[];
  canary?: CanaryStep;
  hours: number;
  timeoutMs: number;
  trustOrigins: readonly string[];
}

export function parseComposeArguments(args: readonly string[]): ComposeArguments {
  const given = readCommand(args);
  const { change, options } = given;
  validateCommand(given);
  const canary = change === 'canary' ? readCanary(given.names, options) : undefined;
  return {
    ...given.options,
    ...(given.help === undefined ? {} : { help: given.help }),
    command: given.command,
    ...(change ? { change } : {}),
    names: canary?.names ?? given.names,
    ...(canary ? { canary: canary.step } : {}),
    hours: options.hours ?? (options.workingCopy ? DEFAULT_WORKING_COPY_LINK_HOURS : DEFAULT_LINK_HOURS),
    timeoutMs: 1000 * (options.timeout ?? DEFAULT_TIMEOUT_SECONDS),
    trustOrigins: (options.trustOrigin ?? []).map((text) => new URL(text).origin),
  };
}

export function usageHelp(args: readonly string[]): string {
  let command: Command = composeProgram(() => {});
  for (const word of args) command = command.commands.find((one) => one.name() === word) ?? command;
  return command.helpInformation().trimEnd();
}

function readCommand(args: readonly string[]): GivenCommand & { help?: string } {
  let given: GivenCommand | undefined;
  let help = '';
  const write = (text: string) => {
    help += text;
  };
  const program = composeProgram((one) => {
    given = one;
  });
  for (const command of allCommands(program))
    command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return given ?? { command: 'help', help: help.trimEnd(), names: [], options: program.opts() };
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

function validateCommand({ command, change, names, options }: GivenCommand): void {
  if (change === 'promote' && options.from === undefined)
    throw new UsageError(
      '"promote" needs --from OTHER, the file or address of the other composition or the address of its site.',
    );
  if (change === 'use') requireReleaseNames(names);
  const [name] = names;
  if (command === 'status' && name !== undefined && !name.startsWith('/'))
    requireUrl(name, 'is not the address of a page', ', or a path such as /about-units');
  if (command === 'link' && names.length + Number(options.composition !== undefined) !== 1)
    throw new UsageError('"link" needs either one NAME=RELEASE or --composition.');
  if (options.workingCopy && (options.hours ?? 0) > MOST_WORKING_COPY_HOURS)
    throw new UsageError(`A link to a working copy is valid for at most ${MOST_WORKING_COPY_HOURS} hours.`);
}

/** Parses `canary RELEASE [RELEASE ...] 5%`, or a step of the running canary. */
function readCanary(given: readonly string[], options: ComposeOptions): { step: CanaryStep; names: readonly string[] } {
  const steps = CANARY_STEP_OPTIONS.filter((step) => options[step] !== undefined);
  const [step] = steps;
  if (steps.length > 1) throw new UsageError(`"canary" accepts one step at a time, not --${steps.join(' and --')}.`);
  if (step === undefined) return readCanaryStart(given, options);
  if (given.length > 0) throw new UsageError(`"canary --${step}" does not accept "${given[0]}".`);
  if (options.margin !== undefined)
    throw new UsageError(`"canary --${step}" has no option --margin. Set the margin when you start the canary.`);
  if (step === 'widen') return { step: { kind: step, share: requireShare(options.widen ?? '', '--widen') }, names: [] };
  return { step: { kind: step }, names: [] };
}

function readCanaryStart(given: readonly string[], { margin = '0.5%' }: ComposeOptions) {
  const names = given.slice(0, -1);
  const share = parseShare(given.at(-1) ?? '');
  if (share === undefined || names.length === 0)
    throw new UsageError(
      `"canary" needs a release and a share of visitors, such as: ${composeCommand('canary', 'mf-content@1.4.0 5%')}`,
    );
  requireReleaseNames(names);
  return { step: { kind: 'start' as const, share, margin: requireShare(margin, '--margin') / ALL_VISITORS }, names };
}

function requireReleaseNames(names: readonly string[]) {
  for (const name of names)
    if (!parseNamedVersion(name))
      requireUrl(name, 'is not the address of a release', ', or NAME@VERSION such as mf-content@1.4.0');
}
