import { grammarOf } from './compose-grammar.ts';
import { COMPOSE_HELP } from '../document/compose-command.ts';

const HELP = `npm run compose -- COMMAND, where RELEASE is the address of a release.json, of the folder that holds it, of a latest.json that names it, or NAME@VERSION; with #DIGEST after its address, that very content and no other

Look:
  status                            what the site is made of, since when, and what is wrong with it
  history [--revision N]            who changed what, when and why; of one revision also what each gate found
  why URL                           which remote, version, revision and files serve a page, and whether the site really serves it
  doctor [URL]                      what is wrong with the composition, or with a release or a release server at URL, and what to do
  link NAME=RELEASE                 a signed link that shows one visitor another release of a remote, or with --composition what was
                                    composed before; it needs the PREVIEW_KEY of the site

Change, in two steps: plan writes nothing, says all that would change and what each gate finds, and prints the command that applies it
  plan  RELEASE [RELEASE ...]       likewise: plan rollback [--to N], plan remove NAME ..., plan promote --from OTHER
  apply RELEASE ... --on REVISION   likewise; refused where another revision than the planned one is in force by now

Change, in one step: plans and applies
  use RELEASE [RELEASE ...]         compose these releases
  rollback [--to N]                 go back to what was before the last change, or to any revision
  remove NAME [NAME ...]            take out a remote, a route (/about), a part or a trusted origin (https://...)
  promote --from OTHER              take over the releases of another environment: its composition's file or address, or its site's address

Try with some visitors first; a site aborts by itself what fails more often than the releases of now
  canary RELEASE [RELEASE ...] 5%   give these releases to a share of the visitors, who keep them
  canary --widen 20%                to more; likewise --pause (nobody for now), --resume, --abort (nobody) and --finish (everybody)

  --file FILE             the composition: a file, or postgres://...; COMPOSITION_URL, COMPOSITION_FILE, or composition.json in STATE_DIR by default
  --json                  one JSON object on stdout, of errors too (npm adds lines of its own: npm run --silent compose -- COMMAND --json)
  --browser               use, remove, rollback, promote, and their plan and apply: try the whole set on a site of its own first, each kind of page in Chromium
  --reason TEXT           why, for those who come after you
  --on REVISION           apply: the revision that the change was planned on
  --store URL             where NAME@VERSION may lie, in {URL}/{name}/{version}/; RELEASE_STORES (several: with spaces) by default
  --route PATTERN         use: take this route or part though it is another remote's, or catches every address
  --remove-route PATTERN  use: give up what the release no longer has; likewise --remove-part NAME, --remove-remote NAME
  --trust-origin ORIGIN   use, rollback, promote, canary: code from there may run on the site; a loopback address needs it if SITE_URL is public
  --new                   use: begin a new site, though there was one or it has no page / yet; remove: take out the page /, too
  --first                 use: only where there is no composition yet; one that is there stays, and the exit code is 0
  --to REVISION           rollback: the revision to go back to
  --from OTHER            promote: whose releases
  --margin SHARE          canary: by how much more of its views may fail before it is aborted; 0.5% by default
  --revision REVISION     history: this one alone, with its evidence
  --composition REVISION  link: the revision to look at, or its id
  --hours NUMBER          link: for how long it is worth something; 24 by default
  --site URL              ask the site there, and not those that say themselves that they follow the composition
  --timeout SECONDS       how long to wait for the site's verdict; 30 by default
  --no-wait               do not wait for it

Exit code: 0 done and live (or no site follows the composition), 1 refused and nothing written (plan: would be; status: visitors get errors; doctor: something needs a fix; why: the site does not serve the page),
           2 wrong usage, 3 written and refused by the site, which goes on as before, 4 written and no verdict in time`;

/** The lines of the help about one command; all of it if there is no such command. */
export function helpOf(command: string | undefined): string {
  const grammar = command === undefined ? undefined : grammarOf(command);
  if (!grammar) return HELP;
  const lines = HELP.split('\n');
  const isContinued = (index: number): boolean =>
    / {20}/.test(lines[index]?.slice(0, 20) ?? '') && (isOwn(index - 1) || isContinued(index - 1));
  const isOwn = (index: number) => new RegExp(`^ {2}${command} `).test(lines[index] ?? '');
  const options = new RegExp(`--(?:${grammar.options.join('|')}|file|json)(?![\\w-])`);
  const usage = lines.filter((_line, index) => isOwn(index) || isContinued(index));
  const explained = lines.filter((line) => /^ {2}--/.test(line) && options.test(line.split(':')[0] ?? ''));
  return [...usage, '', ...explained, '', `All commands: ${COMPOSE_HELP}`].join('\n');
}
