import { Option } from 'commander';
import { z } from 'zod';
import { requireNumber, requireShare, requireUrl } from './argument-values.ts';

/** Shares remain texts such as `5%`, because a plan prints them again. */
export interface ComposeOptions {
  file?: string;
  json?: boolean;
  browser?: boolean;
  /** `false` with `--no-render`. */
  render?: boolean;
  reason?: string;
  on?: number;
  store?: string[];
  route?: string[];
  removeRoute?: string[];
  removePart?: string[];
  removeRemote?: string[];
  trustOrigin?: string[];
  new?: boolean;
  first?: boolean;
  to?: number;
  from?: string;
  widen?: string;
  pause?: boolean;
  resume?: boolean;
  abort?: boolean;
  finish?: boolean;
  margin?: string;
  revision?: number;
  composition?: string;
  hours?: number;
  site?: string;
  timeout?: number;
  /** `false` with `--no-wait`. */
  wait?: boolean;
}

export type OptionName = keyof ComposeOptions;

interface OptionSpec {
  flags: string;
  help: string;
  /** Throws `UsageError` with a sentence. */
  parse?: (text: string, previous: string[] | undefined) => unknown;
  /** `apply` needs the option too. */
  isPlanned?: boolean;
}

const collected = (text: string, previous: string[] = []) => [...previous, text];
const whole = (option: string, least: number) => (text: string) =>
  requireNumber(text, option, z.coerce.number().int().min(least));
const share = (option: string) => (text: string) => {
  requireShare(text, option);
  return text;
};

const MOST_HOURS = 24 * 90;

/** Planned options are in the order of the printed `apply` command. */
const OPTIONS: Record<OptionName, OptionSpec> = {
  to: { flags: '--to <REVISION>', help: 'the revision to go back to', parse: whole('--to', 1), isPlanned: true },
  from: {
    flags: '--from <OTHER>',
    help: "whose releases: the file or address of the other composition, or its site's address",
    isPlanned: true,
  },
  route: {
    flags: '--route <PATTERN>',
    help: "take this route or part though it is another remote's, or catches every address",
    parse: collected,
    isPlanned: true,
  },
  removeRoute: {
    flags: '--remove-route <PATTERN>',
    help: 'give up a route that the release no longer has',
    parse: collected,
    isPlanned: true,
  },
  removePart: {
    flags: '--remove-part <NAME>',
    help: 'give up a part that the release no longer has',
    parse: collected,
    isPlanned: true,
  },
  removeRemote: {
    flags: '--remove-remote <NAME>',
    help: 'give up a remote with all that it owns',
    parse: collected,
    isPlanned: true,
  },
  trustOrigin: {
    flags: '--trust-origin <ORIGIN>',
    help: 'code from there may run on the site; a loopback address needs it if SITE_URL is public',
    parse: (text, previous) => {
      requireUrl(text, 'is no origin, which --trust-origin needs');
      return collected(text, previous);
    },
    isPlanned: true,
  },
  new: {
    flags: '--new',
    help: 'begin a new site, though there was one or it has no page / yet; with remove: take out the page /, too',
    isPlanned: true,
  },
  widen: {
    flags: '--widen <SHARE>',
    help: 'give the canary to more visitors, such as 20%',
    parse: share('--widen'),
    isPlanned: true,
  },
  pause: { flags: '--pause', help: 'give the canary to nobody for now', isPlanned: true },
  resume: { flags: '--resume', help: 'give the canary to the same visitors again', isPlanned: true },
  abort: { flags: '--abort', help: 'end the canary: nobody gets it', isPlanned: true },
  finish: { flags: '--finish', help: 'end the canary: everybody gets it', isPlanned: true },
  margin: {
    flags: '--margin <SHARE>',
    help: 'by how much more of its views may fail before it is aborted; 0.5% by default',
    parse: share('--margin'),
    isPlanned: true,
  },
  render: {
    flags: '--no-render',
    help: 'in an emergency: do not check first that the pages of the releases can be rendered',
    isPlanned: true,
  },
  reason: { flags: '--reason <TEXT>', help: 'why, for those who come after you', isPlanned: true },
  site: {
    flags: '--site <URL>',
    help: 'ask the site there, and not those that report that they follow the composition',
    parse: (text) => {
      requireUrl(text, 'is no address, which --site needs');
      return text;
    },
    isPlanned: true,
  },
  on: {
    flags: '--on <REVISION>',
    help: 'the revision that the change was planned on',
    parse: whole('--on', 0),
  },
  store: {
    flags: '--store <URL>',
    help: 'where NAME@VERSION may be, in {URL}/{name}/{version}/; RELEASE_STORES (several: with spaces) by default',
    parse: (text, previous) => {
      requireUrl(text, 'is no address, which --store needs');
      return collected(text, previous);
    },
  },
  browser: {
    flags: '--browser',
    help: 'try the whole composition on a trial site first, and open each kind of page in Chromium',
  },
  first: {
    flags: '--first',
    help: 'only if there is no composition yet; one that exists stays, and the exit code is 0',
  },
  revision: {
    flags: '--revision <REVISION>',
    help: 'this one alone, with its evidence',
    parse: whole('--revision', 1),
  },
  composition: { flags: '--composition <REVISION>', help: 'the revision to look at, or its id' },
  hours: {
    flags: '--hours <NUMBER>',
    help: 'for how long the link is valid; 24 by default',
    parse: (text) => requireNumber(text, '--hours', z.coerce.number().positive().max(MOST_HOURS)),
  },
  timeout: {
    flags: '--timeout <SECONDS>',
    help: "how long to wait for the site's verdict; 30 by default",
    parse: (text) => requireNumber(text, '--timeout', z.coerce.number().min(0).max(3600)),
  },
  wait: { flags: '--no-wait', help: "do not wait for the site's verdict" },
  file: {
    flags: '--file <FILE>',
    help: 'the composition: a file, or postgres://…; COMPOSITION_URL, COMPOSITION_FILE, or composition.json in STATE_DIR by default',
  },
  json: {
    flags: '--json',
    help: 'one JSON object on stdout, of errors too (npm adds lines of its own: npm run --silent compose -- COMMAND --json)',
  },
};

export function makeOption(name: OptionName): Option {
  const { flags, help, parse } = OPTIONS[name];
  const option = new Option(flags, help);
  return parse ? option.argParser<unknown>((text, previous) => parse(text, previous as string[] | undefined)) : option;
}

/** Flags such as `--remove-route`. */
export const FLAGS: ReadonlySet<string> = new Set(Object.values(OPTIONS).map(({ flags }) => flags.split(' ')[0] ?? ''));

export function plannedWords(options: ComposeOptions): string[] {
  const names = (Object.keys(OPTIONS) as OptionName[]).filter((name) => OPTIONS[name].isPlanned);
  return names.flatMap((name) => {
    const value = options[name];
    const [flag = ''] = OPTIONS[name].flags.split(' ');
    if (flag.startsWith('--no-')) return value === false ? [flag] : [];
    if (value === undefined || value === false) return [];
    if (value === true) return [flag];
    const texts = Array.isArray(value) ? value : [String(value)];
    return texts.flatMap((text) => [flag, text]);
  });
}
