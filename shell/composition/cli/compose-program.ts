import { Argument, Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import { type ComposeCommand, composeCommand } from '../document/compose-command.ts';
import { parseShare } from '../document/rollout.ts';
import { MOST_WORKING_COPY_HOURS } from '../document/preview-token.ts';
import * as options from './compose-options.ts';
import type { CanaryStep, ComposeArguments, ComposeOptions } from './compose-options.ts';

/** A command line that runs no command. `text` is what commander prints. */
export interface UnrunCommandLine {
  text: string;
  /** Absent if it asks for help. */
  error?: string;
}

const DEFAULT_MARGIN = 0.005;

const RELEASE_HELP = `A RELEASE is NAME@VERSION, or the address of a release.json, its folder, or a latest.json.
Add #DIGEST to an address to accept only that content.`;

const EXIT_CODES = `Exit codes:
  0  done and live (or no site follows the composition)
  1  refused, or a shell did not answer; nothing written (--dry-run: would be refused; status: visitors get errors)
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

export function parseCommandLine(args: readonly string[]): ComposeArguments | UnrunCommandLine {
  let given: ComposeArguments | undefined;
  let text = '';
  const program = composeProgram(
    (one) => (given = one),
    (written) => (text += written),
  );
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isHelp = error.code.startsWith('commander.help');
    return { text: text.trim(), ...(isHelp ? {} : { error: error.message }) };
  }
  return given ?? { text: text.trim() };
}

function composeProgram(onCommand: (given: ComposeArguments) => void, write: (text: string) => void): Command {
  const program = new Command('npm run compose --')
    .usage('COMMAND [options]')
    .description(RELEASE_HELP)
    .addOption(options.file)
    .addOption(options.json)
    .configureHelp({ showGlobalOptions: true, helpWidth: 140 })
    .configureOutput({ writeOut: write, writeErr: write })
    .showHelpAfterError()
    .exitOverride()
    .addHelpText('after', `\n${EXIT_CODES}`);
  const add = (name: ComposeCommand, help: string, own: readonly Option[], argument?: Argument): Command => {
    const command = program.command(name).description(help);
    if (argument) command.addArgument(argument);
    for (const option of own) command.addOption(option);
    return command.action(() => onCommand(argumentsOf(command, name)));
  };
  program.commandsGroup('View:');
  add(
    'status',
    'show the composition, its age, and its problems; for the address of a page, its release, team, and last failure',
    [options.site],
    new Argument('[address]', 'a path such as /about-units, or a URL').argParser((text) =>
      text.startsWith('/') ? text : options.requireUrl(text),
    ),
  );
  add('history', 'show who changed what, when, and why, and for one revision also the gate results', [
    options.revision,
  ]);
  add(
    'link',
    'print a signed link that shows one visitor another release of a remote or an earlier composition; needs the PREVIEW_KEY of the site',
    [options.site, ...options.ofLink],
    new Argument('[NAME=RELEASE]').argParser(requireNamedRelease),
  );
  program.commandsGroup('Change:');
  add(
    'use',
    'compose these releases',
    [...options.ofReleases, ...options.ofUse, options.trustOrigin, options.isNew, ...options.ofChanges],
    new Argument('<release...>').argParser(listOf(options.requireRelease)),
  );
  add('rollback', 'roll back to the previous live revision, or to any revision', [
    ...[options.to, options.trustOrigin, ...options.ofChanges],
  ]);
  add(
    'remove',
    'remove a remote, a route (/about), a part, or a trusted origin (https://…)',
    [options.isNew, ...options.ofChanges],
    new Argument('<name...>'),
  );
  add('promote', 'use the releases of another environment', [
    ...[options.from, ...options.ofReleases, options.trustOrigin, ...options.ofChanges],
  ]);
  add(
    'canary',
    'show releases to a share of visitors: canary RELEASE [RELEASE ...] 5%. Then --widen 20%, --pause, ' +
      '--resume, --abort or --finish. A site aborts a canary that fails more often than the current releases',
    [...options.ofReleases, options.trustOrigin, ...options.ofCanary, ...options.ofChanges],
    new Argument('[release...]').argParser(
      listOf((text) => (parseShare(text) === undefined ? options.requireRelease(text) : text)),
    ),
  );
  for (const [name, instead] of Object.entries(FORMER))
    program
      .command(name, { hidden: true })
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => program.showHelpAfterError(false).error(`"${name}" is no longer a command. Use ${instead}.`));
  return program;
}

function listOf(parse: (text: string) => string) {
  return (text: string, before: string[] = []) => [...before, parse(text)];
}

function requireNamedRelease(text: string): string {
  const [, address = ''] = /^[^=]+=(https?:\/\/.+)$/.exec(text) ?? [];
  if (URL.canParse(address)) return text;
  throw new InvalidArgumentError('Use NAME=RELEASE, such as mf-content=https://content.example.com/1.2.0.');
}

function argumentsOf(command: Command, name: ComposeCommand): ComposeArguments {
  const given = command.optsWithGlobals<ComposeOptions>();
  const names = command.processedArgs.flat().filter((one): one is string => one !== undefined);
  if (name === 'canary') return { ...given, ...canaryOf(command, names, given), command: name };
  if (name === 'link') requireOneTarget(command, names, given);
  return { ...given, command: name, names };
}

/** Reads `canary RELEASE [RELEASE ...] 5%`, or a step of the running canary. */
function canaryOf(
  command: Command,
  words: readonly string[],
  given: ComposeOptions,
): { canary: CanaryStep; names: readonly string[] } {
  const kind = (['pause', 'resume', 'abort', 'finish'] as const).find((name) => given[name]);
  const { widen, margin = DEFAULT_MARGIN } = given;
  const step: CanaryStep | undefined = widen === undefined ? kind && { kind } : { kind: 'widen', share: widen };
  if (step && words.length === 0) return { canary: step, names: [] };
  const [names, share] = [words.slice(0, -1), parseShare(words.at(-1) ?? '')];
  if (step || share === undefined || names.length === 0)
    return command.error(
      `"canary" needs a release and a share of visitors, such as: ${composeCommand('canary', 'mf-content@1.4.0 5%')}\n` +
        'Then it needs one step and no release.',
    );
  return { canary: { kind: 'start', share, margin }, names };
}

function requireOneTarget(
  command: Command,
  names: readonly string[],
  { composition, workingCopy, hours = 0 }: ComposeOptions,
): void {
  if (names.length + Number(composition !== undefined) !== 1)
    command.error('"link" needs either one NAME=RELEASE or --composition.');
  if (workingCopy && hours > MOST_WORKING_COPY_HOURS)
    command.error(`A link to a working copy is valid for at most ${MOST_WORKING_COPY_HOURS} hours.`);
}
