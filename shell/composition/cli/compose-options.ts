import { Option } from 'commander';
import { z } from 'zod';
import { requireNumber, requireShare, requireUrl } from './argument-values.ts';

/** Shares are texts such as `5%`. */
export interface ComposeOptions {
  file?: string;
  json?: boolean;
  render?: boolean;
  reason?: string;
  dryRun?: boolean;
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
  workingCopy?: boolean;
  site?: string;
  timeout?: number;
  wait?: boolean;
}

export type OptionName = keyof ComposeOptions;

interface OptionSpec {
  flags: string;
  help: string;
  parse?: (text: string, previous: string[] | undefined) => unknown;
}

const collected = (text: string, previous: string[] = []) => [...previous, text];
const whole = (option: string, least: number) => (text: string) =>
  requireNumber(text, option, z.coerce.number().int().min(least));
const share = (option: string) => (text: string) => {
  requireShare(text, option);
  return text;
};

const MOST_HOURS = 24 * 90;

const OPTIONS: Record<OptionName, OptionSpec> = {
  to: { flags: '--to <REVISION>', help: 'the revision to roll back to', parse: whole('--to', 1) },
  from: {
    flags: '--from <OTHER>',
    help: "the other composition: its file or address, or its site's address",
  },
  route: {
    flags: '--route <PATTERN>',
    help: 'give the release this route or part, even if another remote has it or the route matches every address',
    parse: collected,
  },
  removeRoute: {
    flags: '--remove-route <PATTERN>',
    help: 'remove a route that the release no longer has',
    parse: collected,
  },
  removePart: {
    flags: '--remove-part <NAME>',
    help: 'remove a part that the release no longer has',
    parse: collected,
  },
  removeRemote: {
    flags: '--remove-remote <NAME>',
    help: 'remove a remote and all its routes and parts',
    parse: collected,
  },
  trustOrigin: {
    flags: '--trust-origin <ORIGIN>',
    help: 'let code from this origin run on the site; needed for a loopback address if SITE_URL is public',
    parse: (text, previous) => {
      requireUrl(text, 'is not an origin for --trust-origin');
      return collected(text, previous);
    },
  },
  new: {
    flags: '--new',
    help: 'start a new site, even if one existed or the new one has no page /; with remove: the page / may be removed',
  },
  widen: {
    flags: '--widen <SHARE>',
    help: 'show the canary to more visitors, such as 20%',
    parse: share('--widen'),
  },
  pause: { flags: '--pause', help: 'show the canary to no one for now' },
  resume: { flags: '--resume', help: 'show the canary to the same visitors again' },
  abort: { flags: '--abort', help: 'end the canary without releasing it' },
  finish: { flags: '--finish', help: 'end the canary and release it to everyone' },
  margin: {
    flags: '--margin <SHARE>',
    help: 'how much higher the share of failed views may be before the canary is aborted; default: 0.5%',
    parse: share('--margin'),
  },
  render: {
    flags: '--no-render',
    help: 'in an emergency: do not check that the pages of the releases render',
  },
  reason: { flags: '--reason <TEXT>', help: 'the reason, for the history' },
  site: {
    flags: '--site <URL>',
    help: 'ask this site instead of those that report to the composition',
    parse: (text) => {
      requireUrl(text, 'is not an address for --site');
      return text;
    },
  },
  dryRun: { flags: '--dry-run', help: 'show what would change and the result of each gate, and write nothing' },
  on: {
    flags: '--on <REVISION>',
    help: 'change nothing unless this revision is the current one, such as the one that --dry-run named',
    parse: whole('--on', 0),
  },
  store: {
    flags: '--store <URL>',
    help: 'where to look for NAME@VERSION, as {URL}/{name}/{version}/; default: RELEASE_STORES, separated by spaces',
    parse: (text, previous) => {
      requireUrl(text, 'is not an address for --store');
      return collected(text, previous);
    },
  },
  first: {
    flags: '--first',
    help: 'only if no composition exists yet; otherwise change nothing and exit with 0',
  },
  revision: {
    flags: '--revision <REVISION>',
    help: 'show only this revision, with its gate results',
    parse: whole('--revision', 1),
  },
  composition: { flags: '--composition <REVISION>', help: 'the revision to show, or its id' },
  hours: {
    flags: '--hours <NUMBER>',
    help: 'how long the link is valid; default: 24, or 8 for a working copy (at most 12)',
    parse: (text) => requireNumber(text, '--hours', z.coerce.number().positive().max(MOST_HOURS)),
  },
  workingCopy: {
    flags: '--working-copy',
    help: 'RELEASE is the address that "remote-build dev --site" prints; the link shows each edit',
  },
  timeout: {
    flags: '--timeout <SECONDS>',
    help: 'how long to wait for the site to accept the change; default: 30',
    parse: (text) => requireNumber(text, '--timeout', z.coerce.number().min(0).max(3600)),
  },
  wait: { flags: '--no-wait', help: 'do not wait for the site to accept the change' },
  file: {
    flags: '--file <FILE>',
    help: 'the composition, a file or postgres://…; default: COMPOSITION_URL, COMPOSITION_FILE, or composition.json in STATE_DIR',
  },
  json: {
    flags: '--json',
    help: 'print one JSON object, even for errors (to hide npm’s own lines: npm run --silent compose -- COMMAND --json)',
  },
};

export function makeOption(name: OptionName): Option {
  const { flags, help, parse } = OPTIONS[name];
  const option = new Option(flags, help);
  return parse ? option.argParser<unknown>((text, previous) => parse(text, previous as string[] | undefined)) : option;
}

export const FLAGS: ReadonlySet<string> = new Set(Object.values(OPTIONS).map(({ flags }) => flags.split(' ')[0] ?? ''));
