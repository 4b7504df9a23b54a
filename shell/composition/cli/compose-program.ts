import { Command, type Option } from 'commander';
import { UsageError } from './argument-values.ts';
import { FLAGS, makeOption, type ComposeOptions, type OptionName } from './compose-options.ts';

export type ChangeKind = 'use' | 'remove' | 'rollback' | 'promote' | 'canary';
export type ChangeMode = 'plan' | 'apply' | 'both';

export interface GivenCommand {
  command: string;
  names: readonly string[];
  options: ComposeOptions;
  change?: { kind: ChangeKind; mode: ChangeMode };
}

type OnCommand = (given: GivenCommand) => void;

const WAIT: readonly OptionName[] = ['site', 'timeout', 'wait'];

interface ChangeSpec {
  options: readonly OptionName[];
  argument?: string;
  help: string;
}

const CHANGES: Record<ChangeKind, ChangeSpec> = {
  use: {
    options: ['reason', 'render', 'store', 'route', 'removeRoute', 'removePart', 'removeRemote', 'trustOrigin', 'new'],
    argument: '<release...>',
    help: 'compose these releases',
  },
  rollback: {
    options: ['reason', 'to', 'trustOrigin'],
    help: 'roll back to the previous live revision, or to any revision',
  },
  remove: {
    options: ['reason', 'new'],
    argument: '<name...>',
    help: 'remove a remote, a route (/about), a part, or a trusted origin (https://…)',
  },
  promote: {
    options: ['reason', 'render', 'from', 'trustOrigin'],
    help: 'use the releases of another environment, given by --from',
  },
  canary: {
    options: ['reason', 'render', 'store', 'trustOrigin', 'margin', 'widen', 'pause', 'resume', 'abort', 'finish'],
    argument: '[release...]',
    help:
      'show releases to a share of visitors: canary RELEASE [RELEASE ...] 5%. Then --widen 20%, --pause, ' +
      '--resume, --abort or --finish. A site aborts a canary that fails more often than the current releases',
  },
};

const RELEASE_HELP = `A RELEASE is NAME@VERSION, or the address of a release.json, its folder, or a latest.json.
Add #DIGEST to an address to accept only that content.`;

const EXIT_CODES = `Exit codes:
  0  done and live (or no site follows the composition)
  1  refused, nothing written (plan: would be refused; status: visitors get errors)
  2  wrong usage
  3  written, but the site refused it and keeps serving the previous revision
  4  written, but the site did not respond in time or a later revision came first`;

/** Commands of earlier versions, and what to use instead. */
const FORMER: Readonly<Record<string, string>> = {
  doctor: '"status", which lists problems and how to fix them, or "use", whose gates check a release and its server',
  why: '"status ADDRESS"',
};

/** Throws `UsageError` instead of printing or exiting. */
class ComposeCommand extends Command {
  override createCommand(name?: string): Command {
    return new ComposeCommand(name);
  }

  override error(message: string, { code = '' }: { code?: string } = {}): never {
    throw new UsageError(sentenceOf(this, message, code));
  }
}

function sentenceOf(command: Command, message: string, code: string): string {
  const [, word = ''] = /'([^' ]+)[^']*'/.exec(message) ?? [];
  const [, suggestion] = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(message) ?? [];
  const advice = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  switch (code) {
    case 'commander.unknownOption': {
      const [flag = ''] = word.split('=');
      return FLAGS.has(flag) ? `"${titleOf(command)}" has no option ${flag}.` : `Unknown option '${flag}'.${advice}`;
    }
    case 'commander.unknownCommand':
      return Object.hasOwn(FORMER, word)
        ? `"${word}" is no longer a command. Use ${FORMER[word]}.`
        : `"${word}" is not a command.${advice}`;
    case 'commander.missingArgument': {
      const isMany = command.registeredArguments.some(({ variadic }) => variadic);
      return `"${titleOf(command)}" needs ${isMany ? 'at least one' : 'an'} ${word}.`;
    }
    case 'commander.optionMissingArgument':
      return `${word} needs a value.`;
    default:
      return message.replace(/^error: /, '');
  }
}

/** A change below `plan` doesn't accept all options of `plan`. */
function visibleGlobalOptions(command: Command): Option[] {
  let program = command;
  while (program.parent) program = program.parent;
  return program === command ? [] : [...program.options];
}

/** `plan rollback` */
function titleOf(command: Command): string {
  const parent = command.parent?.parent ? `${command.parent.name()} ` : '';
  return parent + command.name();
}

export function composeProgram(onCommand: OnCommand): Command {
  const program = new ComposeCommand('npm run compose --')
    .usage('COMMAND [options]')
    .description(RELEASE_HELP)
    .addOption(makeOption('file'))
    .addOption(makeOption('json'))
    .configureHelp({ showGlobalOptions: true, visibleGlobalOptions, helpWidth: 140 })
    .addHelpText('after', `\n${EXIT_CODES}`);
  addViews(program, onCommand);
  program.commandsGroup('Change in two steps:');
  addPlanned(program, 'plan', onCommand).description(
    'show what would change and the result of each gate, and print the command that applies it, without writing anything. ' +
      'Also: plan rollback, plan remove, plan promote, plan canary',
  );
  addPlanned(program, 'apply', onCommand).description(
    'make a planned change, unless the current revision is not the one that the plan is based on. Also: apply rollback, and so on',
  );
  program.commandsGroup('Change in one step:');
  for (const [kind, spec] of changes()) {
    const first: readonly OptionName[] = kind === 'use' ? ['first'] : [];
    const command = addCommand(program, kind, spec, [...spec.options, ...first, ...WAIT]);
    onAction(command, onCommand, { kind, mode: 'both' });
  }
  return program;
}

function addViews(program: Command, onCommand: OnCommand): void {
  program.commandsGroup('View:');
  const views: [name: string, spec: ChangeSpec][] = [
    [
      'status',
      {
        options: ['site'],
        argument: '[address]',
        help: 'show the composition, its age, and its problems; for the address of a page, its release, team, and last failure',
      },
    ],
    [
      'history',
      {
        options: ['revision'],
        help: 'show who changed what, when, and why, and for one revision also the gate results',
      },
    ],
    [
      'link',
      {
        options: ['site', 'composition', 'hours', 'workingCopy'],
        argument: '[NAME=RELEASE]',
        help: 'print a signed link that shows one visitor another release of a remote or an earlier composition; needs the PREVIEW_KEY of the site',
      },
    ],
  ];
  for (const [name, spec] of views) onAction(addCommand(program, name, spec, spec.options), onCommand);
}

/** The default action is `use`; other changes are subcommands. */
function addPlanned(program: Command, mode: 'plan' | 'apply', onCommand: OnCommand): Command {
  const own: readonly OptionName[] = mode === 'apply' ? ['on', ...WAIT] : ['site'];
  const planned = addCommand(program, mode, CHANGES.use, [...CHANGES.use.options, ...own]);
  planned.enablePositionalOptions();
  onAction(planned, onCommand, { kind: 'use', mode });
  for (const [kind, spec] of changes()) {
    if (kind === 'use') continue;
    onAction(addCommand(planned, kind, spec, [...spec.options, ...own]), onCommand, { kind, mode });
  }
  return planned;
}

function changes(): [ChangeKind, ChangeSpec][] {
  return Object.entries(CHANGES) as [ChangeKind, ChangeSpec][];
}

function addCommand(parent: Command, name: string, spec: ChangeSpec, options: readonly OptionName[]): Command {
  const command = parent.command(name).description(spec.help).allowExcessArguments();
  if (spec.argument !== undefined) command.argument(spec.argument);
  for (const option of options) command.addOption(makeOption(option));
  return command;
}

function onAction(command: Command, onCommand: OnCommand, change?: GivenCommand['change']): void {
  command.action(() => {
    const { args, registeredArguments } = command;
    const isMany = registeredArguments.some(({ variadic }) => variadic);
    const odd = isMany ? undefined : args[registeredArguments.length];
    if (odd !== undefined) throw new UsageError(`"${titleOf(command)}" does not accept "${odd}".`);
    requireOwnOptions(command);
    onCommand({
      command: change && change.mode !== 'both' ? change.mode : command.name(),
      names: args,
      options: command.optsWithGlobals<ComposeOptions>(),
      ...(change ? { change } : {}),
    });
  });
}

/** Rejects `plan --route / rollback`, for example. */
function requireOwnOptions(command: Command): void {
  const { parent } = command;
  if (!parent?.parent) return;
  const own = new Set(command.options.map(({ long }) => long));
  const odd = parent.options.find(
    (option) => parent.getOptionValueSource(option.attributeName()) === 'cli' && !own.has(option.long),
  );
  if (odd) throw new UsageError(`"${titleOf(command)}" has no option ${odd.long}.`);
}
