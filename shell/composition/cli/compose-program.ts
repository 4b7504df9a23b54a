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
    options: [
      ...(['reason', 'browser', 'render', 'store', 'route', 'removeRoute', 'removePart', 'removeRemote'] as const),
      'trustOrigin',
      'new',
    ],
    argument: '<release...>',
    help: 'compose these releases',
  },
  rollback: {
    options: ['reason', 'browser', 'to', 'trustOrigin'],
    help: 'go back to what was before the last change, or to any revision',
  },
  remove: {
    options: ['reason', 'browser', 'new'],
    argument: '<name...>',
    help: 'take out a remote, a route (/about), a part or a trusted origin (https://…)',
  },
  promote: {
    options: ['reason', 'browser', 'render', 'from', 'trustOrigin'],
    help: 'take over the releases of another environment, which --from names',
  },
  canary: {
    options: ['reason', 'render', 'store', 'trustOrigin', 'margin', 'widen', 'pause', 'resume', 'abort', 'finish'],
    argument: '[release...]',
    help:
      'give releases to a share of the visitors: canary RELEASE [RELEASE ...] 5%. Then --widen 20%, --pause, ' +
      '--resume, --abort or --finish. A site aborts by itself what fails more often than the present releases',
  },
};

const RELEASE_HELP = `A RELEASE is the address of a release.json, of the folder that holds it, of a latest.json that names it, or NAME@VERSION.
With #DIGEST after its address, it is that content and no other.`;

const EXIT_CODES = `Exit codes:
  0  done and live (or no site follows the composition)
  1  refused, and nothing written (plan: it would be; status: visitors get errors; doctor: something needs a fix; why: the site does not serve the page)
  2  wrong usage
  3  written, and refused by the site, which goes on as before
  4  written, and no verdict in time, or replaced by a later revision first`;

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
      return `There is no command "${word}".${advice}`;
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

/** Throws `UsageError` for invalid usage. */
export function composeProgram(onCommand: OnCommand): Command {
  const program = new ComposeCommand('npm run compose --')
    .usage('COMMAND [options]')
    .description(RELEASE_HELP)
    .addOption(makeOption('file'))
    .addOption(makeOption('json'))
    .configureHelp({ showGlobalOptions: true, visibleGlobalOptions, helpWidth: 140 })
    .addHelpText('after', `\n${EXIT_CODES}`);
  addViews(program, onCommand);
  program.commandsGroup('Change, in two steps:');
  addPlanned(program, 'plan', onCommand).description(
    'write nothing; say all that would change and what each gate finds, and print the command that applies it. ' +
      'Also: plan rollback, plan remove, plan promote, plan canary',
  );
  addPlanned(program, 'apply', onCommand).description(
    'make the change as it was planned, or refuse it if another revision than the planned one is in force. Also: apply rollback, and so on',
  );
  program.commandsGroup('Change, in one step:');
  for (const [kind, spec] of changes()) {
    const first: readonly OptionName[] = kind === 'use' ? ['first'] : [];
    const command = addCommand(program, kind, spec, [...spec.options, ...first, ...WAIT]);
    onAction(command, onCommand, { kind, mode: 'both' });
  }
  return program;
}

function addViews(program: Command, onCommand: OnCommand): void {
  program.commandsGroup('Look:');
  const views: [name: string, spec: ChangeSpec][] = [
    ['status', { options: ['site'], help: 'what the site is made of, since when, and what is wrong with it' }],
    [
      'history',
      { options: ['revision'], help: 'who changed what, when and why; of one revision also what each gate found' },
    ],
    [
      'why',
      {
        options: ['site'],
        argument: '<address>',
        help: 'which remote, version, revision and files serve a page, and whether the site really serves it',
      },
    ],
    [
      'doctor',
      {
        options: ['site'],
        argument: '[address]',
        help: 'what is wrong with the composition, or with a release or a release server, and what to do',
      },
    ],
    [
      'link',
      {
        options: ['site', 'composition', 'hours'],
        argument: '[NAME=RELEASE]',
        help: 'a signed link that shows one visitor another release of a remote, or what was composed before; it needs the PREVIEW_KEY of the site',
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
    if (odd !== undefined) throw new UsageError(`"${titleOf(command)}" takes no "${odd}".`);
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
