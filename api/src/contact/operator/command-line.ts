import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { resolveGiven } from '@site/settings/environment';

export const FORMATS = ['json', 'jsonl', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export interface OutputOptions {
  /** An absolute path. */
  output?: string;
}

export interface Commands {
  list: (options: OutputOptions) => Promise<void>;
  show: (id: string, options: OutputOptions) => Promise<void>;
  export: (format: Format, options: OutputOptions) => Promise<void>;
  delete: (id: string) => Promise<void>;
  purge: (options: { olderThan: number }) => Promise<void>;
  retry: (id: string) => Promise<void>;
  retryAll: () => Promise<void>;
  /** @param file an absolute path */
  backup: (file: string) => Promise<void>;
}

const EXIT_USAGE = 2;
const NOTES = `
It uses the database of DATABASE_URL, or else of DATA_DIR.
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

/** @returns the exit code for help or wrong usage, or undefined after a command ran */
export async function runCommandLine(
  words: readonly string[],
  commands: Commands,
  environment: NodeJS.ProcessEnv,
): Promise<number | undefined> {
  try {
    await messagesProgram(commands, environment).parseAsync(words, { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : EXIT_USAGE;
  }
}

function messagesProgram(commands: Commands, environment: NodeJS.ProcessEnv): Command {
  const path = (file: string) => resolveGiven(environment, file);
  // Subcommands inherit these settings.
  const program = new Command('npm run messages --')
    .description('Reads and manages the contact messages. It works while the API runs.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
    .showHelpAfterError('Run it with --help to see the commands and options.')
    .addHelpText('after', NOTES);
  addViews(program, commands, path);
  addChanges(program, commands);
  program
    .command('backup')
    .description('copy the SQLite database to a new file')
    .argument('<file>', 'the new file', path)
    .action((file: string) => commands.backup(file));
  return program;
}

function addViews(program: Command, commands: Commands, path: (file: string) => string): void {
  const addView = (name: string) =>
    program.command(name).option('-o, --output <file>', 'write to this file, which only you can read', path);
  addView('list')
    .description('list the messages, newest first, as waiting, sent, or failed')
    .action((options: OutputOptions) => commands.list(options));
  addView('show')
    .description('show a message and its delivery')
    .argument('<id>')
    .action((id: string, options: OutputOptions) => commands.show(id, options));
  addView('export')
    .description('export all messages as a JSON array, as JSON Lines, or as a CSV table')
    .addArgument(new Argument('[format]').choices(FORMATS).default('json'))
    .action((format: Format, options: OutputOptions) => commands.export(format, options));
}

function addChanges(program: Command, commands: Commands): void {
  program
    .command('delete')
    .description('delete a message permanently')
    .argument('<id>')
    .action((id: string) => commands.delete(id));
  program
    .command('purge')
    .description('delete all messages that are older, sent or not')
    .requiredOption('--older-than <days>', 'age in whole days', parseDays)
    .action((options: { olderThan: number }) => commands.purge(options));
  const retry = program
    .command('retry')
    .description('send a message that failed or is waiting, at once')
    .argument('[id]')
    .option('--all', 'send every message that failed')
    .action((id: string | undefined, { all = false }: { all?: boolean }) => {
      if (all && id === undefined) return commands.retryAll();
      if (all || id === undefined) return retry.error('error: name one message, or give --all.');
      return commands.retry(id);
    });
}

function parseDays(text: string): number {
  const days = Number(text);
  if (!/^\d{1,5}$/.test(text) || days === 0)
    throw new InvalidArgumentError('Give a whole number of days, such as 365.');
  return days;
}
