import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { RolloutStep } from '../change/compose-rollout.ts';
import type { ComposeCommand } from '../document/compose-command.ts';
import { ALL_VISITORS, parseShare } from '../document/rollout.ts';

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
  /** Origins. */
  trustOrigin?: string[];
  new?: boolean;
  first?: boolean;
  to?: number;
  from?: string;
  /** Ten-thousandths of the visitors. */
  widen?: number;
  pause?: boolean;
  resume?: boolean;
  abort?: boolean;
  finish?: boolean;
  /** From 0 to 1. */
  margin?: number;
  revision?: number;
  composition?: string;
  hours?: number;
  workingCopy?: boolean;
  site?: string;
  /** In seconds. */
  timeout?: number;
  wait?: boolean;
}

export type CanaryStep = { kind: 'start'; share: number; margin: number } | { kind: 'finish' } | RolloutStep;

export interface ComposeArguments extends ComposeOptions {
  command: ComposeCommand;
  names: readonly string[];
  canary?: CanaryStep;
}

export interface NamedVersion {
  name: string;
  version: string;
}

const MOST_HOURS = 24 * 90;
const DEFAULT_TIMEOUT_SECONDS = 30;
const CANARY_STEPS = ['widen', 'pause', 'resume', 'abort', 'finish', 'margin'];

const option = (flags: string, help: string, parse?: (text: string) => unknown) => {
  const made = new Option(flags, help);
  return parse ? made.argParser(parse) : made;
};
const listOption = (flags: string, help: string, parse: (text: string) => string = (text) => text) =>
  new Option(flags, help).argParser((text, before: string[] = []) => [...before, parse(text)]);
const canaryStep = (name: string, flags: string, help: string, parse?: (text: string) => unknown) =>
  option(flags, help, parse).conflicts(CANARY_STEPS.filter((other) => other !== name));

export const file = option(
  '--file <FILE>',
  'the composition, a file or postgres://…; default: COMPOSITION_URL, COMPOSITION_FILE, or composition.json in STATE_DIR',
);
export const json = option(
  '--json',
  'print one JSON object, even for errors (to hide npm’s own lines: npm run --silent compose -- COMMAND --json)',
);
export const site = option('--site <URL>', 'ask this site instead of those that report to the composition', requireUrl);

export const ofReleases = [
  option('--no-render', 'in an emergency: do not check that the pages of the releases render'),
  listOption(
    '--store <URL>',
    'where to look for NAME@VERSION, as {URL}/{name}/{version}/; default: RELEASE_STORES, separated by spaces',
    requireUrl,
  ),
];

export const ofUse = [
  listOption(
    '--route <PATTERN>',
    'give the release this route or part, even if another remote has it or the route matches every address',
  ),
  listOption('--remove-route <PATTERN>', 'remove a route that the release no longer has'),
  listOption('--remove-part <NAME>', 'remove a part that the release no longer has'),
  listOption('--remove-remote <NAME>', 'remove a remote and all its routes and parts'),
  option('--first', 'only if no composition exists yet; otherwise change nothing and exit with 0'),
];

export const isNew = option(
  '--new',
  'start a new site, even if one existed or the new one has no page /; with remove: the page / may be removed',
);
export const trustOrigin = listOption(
  '--trust-origin <ORIGIN>',
  'let code from this origin run on the site; needed for a loopback address if SITE_URL is public',
  (text) => new URL(requireUrl(text)).origin,
);
export const to = option('--to <REVISION>', 'the revision to roll back to', wholeNumber(1));
export const from = option(
  '--from <OTHER>',
  "the other composition: its file or address, or its site's address",
).makeOptionMandatory();

export const ofCanary = [
  canaryStep('widen', '--widen <SHARE>', 'show the canary to more visitors, such as 20%', requireShare),
  canaryStep('pause', '--pause', 'show the canary to no one for now'),
  canaryStep('resume', '--resume', 'show the canary to the same visitors again'),
  canaryStep('abort', '--abort', 'end the canary without releasing it'),
  canaryStep('finish', '--finish', 'end the canary and release it to everyone'),
  canaryStep(
    'margin',
    '--margin <SHARE>',
    'how much higher the share of failed views may be before the canary is aborted; default: 0.5%',
    (text) => requireShare(text) / ALL_VISITORS,
  ),
];

export const ofChanges = [
  option('--reason <TEXT>', 'the reason, for the history'),
  option('--dry-run', 'show what would change and the result of each gate, and write nothing'),
  option(
    '--on <REVISION>',
    'change nothing unless this revision is the current one, such as the one that --dry-run named',
    wholeNumber(0),
  ),
  site,
  option(
    '--timeout <SECONDS>',
    'how long to wait for a shell that reports no progress, and until the change is live',
    number(z.coerce.number().min(0).max(3600)),
  ).default(DEFAULT_TIMEOUT_SECONDS),
  option('--no-wait', 'do not wait for the site to accept the change'),
];

export const revision = option(
  '--revision <REVISION>',
  'show only this revision, with its gate results',
  wholeNumber(1),
);

export const ofLink = [
  option('--composition <REVISION>', 'the revision to show, or its id'),
  option(
    '--hours <NUMBER>',
    'how long the link is valid; default: 24, or 8 for a working copy (at most 12)',
    number(z.coerce.number().positive().max(MOST_HOURS)),
  ),
  option('--working-copy', 'RELEASE is the address that "remote-build dev --site" prints; the link shows each edit'),
];

function number(schema: z.ZodType<number>): (text: string) => number {
  return (text) => {
    const parsed = schema.safeParse(text === '' ? undefined : text);
    if (!parsed.success) throw new InvalidArgumentError(`${parsed.error.issues[0]?.message}.`);
    return parsed.data;
  };
}

function wholeNumber(least: number): (text: string) => number {
  return number(z.coerce.number().int().min(least));
}

/** Returns ten-thousandths; see `ALL_VISITORS`. */
function requireShare(text: string): number {
  const share = parseShare(text);
  if (share === undefined)
    throw new InvalidArgumentError('Use a share from 0% to 100% with at most two decimals, such as 0.25%.');
  return share;
}

export function requireUrl(text: string): string {
  const { protocol = '', username, password } = URL.parse(text) ?? {};
  if (!/^https?:$/.test(protocol))
    throw new InvalidArgumentError('Use an address that begins with http:// or https://.');
  if (username || password)
    throw new InvalidArgumentError('Remove the user name and password: requests cannot send them.');
  return text;
}

export function requireRelease(text: string): string {
  if (parseNamedVersion(text)) return text;
  if (URL.canParse(text)) return requireUrl(text);
  throw new InvalidArgumentError('Use the http address of a release, or NAME@VERSION such as mf-content@1.4.0.');
}

export function parseNamedVersion(text: string): NamedVersion | undefined {
  const [, name, version] = /^([a-z][a-z0-9-]*)@([\w.+-]{1,100})$/.exec(text) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : undefined;
}
