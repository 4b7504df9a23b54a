import { Command } from 'commander';
import { UsageError } from './argument-values.ts';
import { FLAGS, makeOption, type ComposeOptions, type OptionName } from './compose-options.ts';

export type ChangeKind = 'use' | 'remove' | 'rollback' | 'promote' | 'canary';

export interface GivenCommand {
  command: string;
  names: readonly string[];
  options: ComposeOptions;
  /** Absent for commands that only read. */
  change?: ChangeKind;
}

type OnCommand = (given: GivenCommand) => void;

const OF_ALL: readonly OptionName[] = ['dryRun', 'on', 'site', 'timeout', 'wait'];

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
  1  refused, nothing written (--dry-run: would be refused; status: visitors get errors)
  2  wrong usage
  3  written, but the site refused it and keeps serving the previous revision
  4  written, but the site did not respond in time or a later revision came first`;

/** Commands of earlier versions, and what to use instead. */
const FORMER: Readonly<Record<string, string>> = {
  plan: '"use RELEASE --dry-run"; every change has --dry-run',
  apply: '"use RELEASE --on REVISION"; every change has --on',
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
      return FLAGS.has(flag) ? `"${command.name()}" has no option ${flag}.` : `Unknown option '${flag}'.${advice}`;
    }
    case 'commander.unknownCommand':
      return Object.hasOwn(FORMER, word)
        ? `"${word}" is no longer a command. Use ${FORMER[word]}.`
        : `"${word}" is not a command.${advice}`;
    case 'commander.missingArgument': {
      const isMany = command.registeredArguments.some(({ variadic }) => variadic);
      return `"${command.name()}" needs ${isMany ? 'at least one' : 'an'} ${word}.`;
    }
    case 'commander.optionMissingArgument':
      return `${word} needs a value.`;
    default:
      return message.replace(/^error: /, '');
  }
}

export function composeProgram(onCommand: OnCommand): Command {
  const program = new ComposeCommand('npm run compose --')
    .usage('COMMAND [options]')
    .description(RELEASE_HELP)
    .addOption(makeOption('file'))
    .addOption(makeOption('json'))
    .configureHelp({ showGlobalOptions: true, helpWidth: 140 })
    .addHelpText('after', `\n${EXIT_CODES}`);
  addViews(program, onCommand);
  program.commandsGroup('Change:');
  for (const [kind, spec] of Object.entries(CHANGES) as [ChangeKind, ChangeSpec][]) {
    const first: readonly OptionName[] = kind === 'use' ? ['first'] : [];
    onAction(addCommand(program, kind, spec, [...spec.options, ...first, ...OF_ALL]), onCommand, kind);
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
    if (odd !== undefined) throw new UsageError(`"${command.name()}" does not accept "${odd}".`);
    onCommand({
      command: command.name(),
      names: args,
      options: command.optsWithGlobals<ComposeOptions>(),
      ...(change ? { change } : {}),
    });
  });
}
