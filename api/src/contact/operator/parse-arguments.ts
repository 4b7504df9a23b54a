import { parseArgs } from 'node:util';
import { resolveGiven } from '@site/settings/environment';

export const FORMATS = ['json', 'jsonl', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export type Command =
  | { name: 'help' }
  | { name: 'list'; output: string | undefined }
  | { name: 'show'; id: string; output: string | undefined }
  | { name: 'export'; format: Format; output: string | undefined }
  | { name: 'delete'; id: string }
  | { name: 'purge'; olderThanDays: number }
  /** Without an id, all failed messages. */
  | { name: 'retry'; id: string | undefined }
  | { name: 'backup'; file: string };

export type ParsedArguments = { ok: true; command: Command } | { ok: false; problem: string };

export const HELP = `Usage: npm run messages -w api -- COMMAND

  list                            a line for each message, newest first: waiting, sent or failed
  show ID                         one message, whole, with what became of it
  export [json|jsonl|csv]         all messages: a JSON array (json), an object a line (jsonl), or a table for spreadsheets (csv)
  delete ID                       deletes one message for good
  purge --older-than DAYS         deletes all messages that came in before, sent on or not
  retry ID                        sends a message on that failed or waits, at once
  retry --all                     the same for every message that failed
  backup FILE                     copies the SQLite database into a new file, while the API runs

  --output FILE                   for list, show and export: write to FILE, with nothing else in it
  --help                          this text

The database is that of DATABASE_URL, else of DATA_DIR. Exit codes: 0 done, 1 could not be done, 2 the command is not understood.`;

/** Parses the words after `messages`. Makes file paths absolute. */
export function parseArguments(words: string[], environment: NodeJS.ProcessEnv): ParsedArguments {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        output: { type: 'string', short: 'o' },
        all: { type: 'boolean' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    return { ok: false, problem: (error as Error).message };
  }
  const { values, positionals } = parsed;
  const [name, operand, ...rest] = positionals;
  if (values.help || name === 'help') return { ok: true, command: { name: 'help' } };
  const output = values.output === undefined ? undefined : resolveGiven(environment, values.output);
  const file = name === 'backup' && operand ? resolveGiven(environment, operand) : operand;
  const found = name === undefined ? 'Which command?' : commandOf(name, file, { ...values, output });
  if (typeof found === 'string') return { ok: false, problem: found };
  const allowed = OPTIONS[found.name];
  const extra = Object.keys(values).find((option) => !allowed.includes(option));
  if (extra !== undefined) return { ok: false, problem: `"${found.name}" takes no --${extra}.` };
  const takesOperand = !['list', 'purge'].includes(found.name) && !values.all;
  const surplus = takesOperand ? rest[0] : operand;
  return surplus === undefined
    ? { ok: true, command: found }
    : { ok: false, problem: `"${found.name}" does not take "${surplus}".` };
}

interface Options {
  output?: string | undefined;
  all?: boolean | undefined;
  'older-than'?: string | undefined;
}

const OPTIONS: Record<Command['name'], string[]> = {
  help: [],
  list: ['output'],
  show: ['output'],
  export: ['output'],
  delete: [],
  purge: ['older-than'],
  retry: ['all'],
  backup: [],
};

/** @returns a string for a problem */
function commandOf(
  name: string,
  operand: string | undefined,
  { output, all, 'older-than': olderThan }: Options,
): Command | string {
  if (name === 'list') return { name, output };
  if (name === 'export') {
    const format = FORMATS.find((known) => known === (operand ?? 'json'));
    return format ? { name, format, output } : `There is no format "${operand}": json, jsonl or csv.`;
  }
  if (name === 'purge') {
    const days = /^\d{1,5}$/.test(olderThan ?? '') ? Number(olderThan) : 0;
    return days > 0 ? { name, olderThanDays: days } : 'Say the age in whole days, such as: purge --older-than 365';
  }
  if (name === 'retry' && all) return { name, id: undefined };
  if (name === 'backup') return operand ? { name, file: operand } : 'Say which file the copy goes to: backup FILE';
  if (name === 'show') return operand ? { name, id: operand, output } : 'Say which message: show ID';
  if (name === 'delete' || name === 'retry') return operand ? { name, id: operand } : `Say which message: ${name} ID`;
  return `There is no command "${name}".`;
}
