import { Command, InvalidArgumentError, Option } from 'commander';
import type { CanaryStep, ChangeOptions } from '../change/draft-change.ts';
import type { ComposeCommand } from '../document/compose-command.ts';
import { parseShare } from '../document/rollout.ts';
import type { ComposeStreams } from './output.ts';

export interface ComposeArguments extends Omit<ChangeOptions, 'command'> {
  command: ComposeCommand;
  file?: string;
  site?: string;
  dryRun?: boolean;
  on?: number;
  first?: boolean;
  wait?: boolean;
  /** The command stops waiting for a shell that reports no progress for this long. */
  timeoutSeconds: number;
  composition?: string;
  hours?: number;
}

type ParsedOptions = Omit<ComposeArguments, 'command' | 'names' | 'canary' | 'timeoutSeconds'> & {
  timeout?: number;
  /** The share is in hundredths of a percent. */
  widen?: number;
} & { readonly [Step in (typeof SIMPLE_STEPS)[number]]?: boolean };

const SIMPLE_STEPS = ['pause', 'resume', 'abort', 'finish'] as const;

const RELEASE_HELP = `A RELEASE is NAME@VERSION, or the URL of a release.json, its folder, or a latest.json.
Add #DIGEST to a URL to accept only that content.`;

const EXIT_CODES = `
Exit codes:
  0  done and live (or no site follows the composition)
  1  refused, or a shell did not respond; nothing was written (status: visitors get errors)
  2  wrong usage
  3  written, but the site refused it and keeps serving the previous revision
  4  written, but the site did not respond in time or a later revision came first`;

/** Throws `CommanderError` for wrong usage and for `--help`. */
export function parseCommandLine(args: readonly string[], streams: ComposeStreams): ComposeArguments {
  let parsed: ComposeArguments | undefined;
  const program = composeProgram((command) => (parsed = command), streams).parse(args, { from: 'user' });
  return parsed ?? program.help({ error: true });
}

function composeProgram(onCommand: (parsed: ComposeArguments) => void, { stdout, stderr }: ComposeStreams): Command {
  const program = new Command('npm run compose --')
    .usage('COMMAND [options]')
    .description(RELEASE_HELP)
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .configureHelp({ helpWidth: 120 })
    .showHelpAfterError()
    .exitOverride()
    .addHelpText('after', EXIT_CODES);
  const add = (name: ComposeCommand, names: string, help: string) => {
    const command = program
      .command(`${name} ${names}`.trim())
      .description(help)
      .option('--file <FILE>', "the composition: a file or postgres://… (default: the site's composition)")
      .option('--json', 'print one JSON object, even for errors (npm run --silent compose -- COMMAND --json)')
      .option('--site <URL>', 'check this site instead of the sites that report to the composition', requireUrl);
    return command.action(() => onCommand(readArguments(command, name)));
  };
  program.commandsGroup('View:');
  add('status', '[URL]', 'show the composition and its problems, or the release and the team of a page');
  add('history', '', 'show who changed what, when, and why');
  add('link', '[NAME=RELEASE]', 'print a signed link that previews another release or an earlier composition')
    .option('--composition <REVISION>', 'the revision to show, or its id')
    .option('--hours <NUMBER>', 'how long the link is valid', number(1e-9, 24 * 90), 24);
  program.commandsGroup('Change:');
  change(add('use', '<RELEASE...>', 'add these releases to the composition'))
    .addOption(list('--route <PATTERN>', 'give the release this route or part, even if another remote has it'))
    .addOption(list('--remove <NAME>', 'remove a route, part, or remote at the same time'))
    .option('--first', 'only if no composition exists yet; otherwise change nothing and exit with 0')
    .option('--new', 'start a new site, even if one existed or the new one has no page /');
  change(add('rollback', '', 'roll back to the previous live revision, or to any revision')) //
    .option('--to <REVISION>', 'the revision to roll back to', wholeNumber);
  change(add('remove', '<NAME...>', 'remove a remote, a route (/about), a part, or a trusted origin (https://…)'));
  change(add('promote', '', 'use the releases of another environment')) //
    .requiredOption('--from <OTHER>', 'the file or database of the other composition, or the URL of its site');
  change(
    add(
      'canary',
      '[RELEASE...]',
      'show releases to a share of visitors: canary RELEASE 5%. Then use one of these steps:',
    ),
  )
    .addOption(canaryStep('--widen <SHARE>', 'show the canary to more visitors, such as 20%').argParser(requireShare))
    .addOption(canaryStep('--pause', 'show the canary to no one for now'))
    .addOption(canaryStep('--resume', 'show the canary to the same visitors again'))
    .addOption(canaryStep('--abort', 'end the canary without releasing it'))
    .addOption(canaryStep('--finish', 'end the canary and release it to everyone'));
  return program;
}

function change(command: Command): Command {
  return command
    .option('--reason <TEXT>', 'the reason, for the history')
    .option('--dry-run', 'show what would change and what the shells find, and write nothing')
    .option('--on <REVISION>', 'change nothing unless this revision is the current one', wholeNumber)
    .option('--timeout <SECONDS>', 'how long to wait for a shell that reports no progress', number(0, 3600), 30)
    .option('--no-wait', 'do not wait until the change is live')
    .addOption(list('--trust-origin <ORIGIN>', 'let code from this origin run on the site').argParser(collectOrigin));
}

function list(flags: string, help: string): Option {
  return new Option(flags, help).argParser((text, before: string[] = []) => [...before, text]);
}

function canaryStep(flags: string, help: string): Option {
  const option = new Option(flags, help);
  return option.conflicts(['widen', ...SIMPLE_STEPS].filter((step) => step !== option.name()));
}

function readArguments(command: Command, name: ComposeCommand): ComposeArguments {
  const { timeout: timeoutSeconds = 0, widen, ...options } = command.opts<ParsedOptions>();
  const names = command.processedArgs.flat().filter((text): text is string => text !== undefined);
  const all = { ...options, timeoutSeconds, command: name, names };
  if (name !== 'canary') return all;
  const kind = SIMPLE_STEPS.find((step) => options[step]);
  const step: CanaryStep | undefined = widen === undefined ? kind && { kind } : { kind: 'widen', share: widen };
  if (step && names.length === 0) return { ...all, canary: step };
  const share = parseShare(names.at(-1) ?? '');
  if (step || share === undefined || names.length < 2)
    return command.error(
      'error: specify releases and a share, such as mf-content@1.4.0 5%, or a single step such as --finish',
    );
  return { ...all, names: names.slice(0, -1), canary: { kind: 'start', share } };
}

function number(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Use a number up to ${most}.`);
  };
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a whole number.');
}

function requireShare(text: string): number {
  const share = parseShare(text);
  if (share === undefined) throw new InvalidArgumentError('Use a share from 0% to 100%, such as 0.25%.');
  return share;
}

function requireUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new InvalidArgumentError('Use a URL that begins with http:// or https://.');
}

function collectOrigin(text: string, before: readonly string[] = []): string[] {
  return [...before, new URL(requireUrl(text)).origin];
}
