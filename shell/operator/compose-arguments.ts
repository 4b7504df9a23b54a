import { parseArgs } from 'node:util';
import { z } from 'zod';

export const HELP = `npm run compose -- status                       what the site is made of, and what runs
npm run compose -- use RELEASE [RELEASE ...]    compose these releases: addresses of release.json, or of the folder that holds it
npm run compose -- remove NAME [NAME ...]       take out a remote, a route (/about), a part or a trusted origin (https://...)
npm run compose -- rollback                     go back to what was before the last change, or with --to to any revision
npm run compose -- history                      the revisions that there were
npm run compose -- link NAME=RELEASE            a signed link that shows one visitor another release of a remote, or with --composition
                                                what was composed before; it needs the PREVIEW_KEY of the site

  --file FILE             the composition document; COMPOSITION_FILE, or .site/port-{PORT}/composition.json by default
  --reason TEXT           why, for those who come after you
  --route PATTERN         use: take this route or part though it is another remote's, or catches every address
  --remove-route PATTERN  use: give up what the release no longer has; likewise --remove-part NAME, --remove-remote NAME
  --trust-origin ORIGIN   use, rollback: code from there may run on the site
  --new                   use: begin a new site, though there was one or it has no page / yet
  --to REVISION           rollback: the revision to go back to
  --composition REVISION  link: the revision to look at, or its id
  --hours NUMBER          link: for how long it is worth something; 24 by default
  --site URL              ask the site there, and not by the account beside the document
  --timeout SECONDS       how long to wait for the site's verdict; 30 by default
  --no-wait               do not wait for it

Exit code: 0 done and live (or no site follows the document), 1 refused and nothing written, 2 wrong usage,
           3 written and refused by the site, which goes on as before, 4 written and no verdict in time`;

const OPTIONS = {
  file: { type: 'string' },
  reason: { type: 'string' },
  route: { type: 'string', multiple: true },
  'remove-route': { type: 'string', multiple: true },
  'remove-part': { type: 'string', multiple: true },
  'remove-remote': { type: 'string', multiple: true },
  'trust-origin': { type: 'string', multiple: true },
  new: { type: 'boolean' },
  to: { type: 'string' },
  composition: { type: 'string' },
  hours: { type: 'string' },
  site: { type: 'string' },
  timeout: { type: 'string' },
  'no-wait': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof OPTIONS;
const CHANGE: readonly Option[] = ['file', 'reason', 'site', 'timeout', 'no-wait'];

/** Command to the options that it has, and whether names follow it. */
const COMMANDS: Record<string, { options: readonly Option[]; names: boolean | 'one or --composition' }> = {
  status: { options: ['file', 'site'], names: false },
  history: { options: ['file'], names: false },
  use: { options: [...CHANGE, 'route', 'remove-route', 'remove-part', 'remove-remote', 'trust-origin', 'new'], names: true },
  remove: { options: CHANGE, names: true },
  rollback: { options: [...CHANGE, 'to', 'trust-origin'], names: false },
  link: { options: ['file', 'site', 'composition', 'hours'], names: 'one or --composition' },
};

export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}

export type ComposeArguments = ReturnType<typeof parseComposeArguments>;

/** Parses the command line. Throws `UsageError` with a sentence. */
export function parseComposeArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command = 'help', ...names] = positionals;
  const isHelp = values.help === true || command === 'help';
  const known = COMMANDS[Object.hasOwn(COMMANDS, command) ? command : ''];
  if (!isHelp) {
    if (!known) throw new UsageError(`There is no command "${command}".`);
    const odd = (Object.keys(values) as Option[]).find((option) => !known.options.includes(option));
    if (odd) throw new UsageError(`"${command}" has no option --${odd}.`);
    if (known.names === true && names.length === 0) throw new UsageError(`"${command}" needs at least one ${command === 'use' ? 'release' : 'name'}.`);
    if (known.names === 'one or --composition' && names.length + Number(values.composition !== undefined) !== 1) throw new UsageError(`"${command}" needs either NAME=RELEASE, once, or --composition.`);
    if (!known.names && names.length > 0) throw new UsageError(`"${command}" takes no "${names[0]}".`);
  }
  if (command === 'use' && !isHelp) for (const name of names) requireUrl(name, 'is no address of a release');
  if (values.site !== undefined) requireUrl(values.site, 'is no address, which --site needs');
  return {
    ...values,
    command: isHelp ? 'help' : command,
    names,
    to: values.to === undefined ? undefined : number(values.to, '--to', z.coerce.number().int().min(1)),
    hours: values.hours === undefined ? 24 : number(values.hours, '--hours', z.coerce.number().positive().max(24 * 90)),
    timeoutMs: 1000 * (values.timeout === undefined ? 30 : number(values.timeout, '--timeout', z.coerce.number().min(0).max(3600))),
    trustOrigins: (values['trust-origin'] ?? []).map((text) => requireUrl(text, 'is no origin, which --trust-origin needs').origin),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

function requireUrl(text: string, complaint: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`"${text}" ${complaint}: it begins with http:// or https://.`);
  return url;
}

function number(text: string, option: string, schema: z.ZodType<number>): number {
  const parsed = schema.safeParse(text === '' ? undefined : text);
  if (!parsed.success) throw new UsageError(`${option} is "${text}": ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}
