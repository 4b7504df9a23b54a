import { compositionId, type CompositionDocument } from '../composition/composition-document.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import { fetchFile } from '../composition/fetch-file.ts';
import { type FetchReleaseOptions, requireFit } from '../composition/fetch-release.ts';
import type { SiteStatus } from '../composition/site-status.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { fetchOptions } from './present-composition.ts';
import { type Finding, probeRelease } from './probe-release.ts';
import { providedHere } from './prove-release.ts';
import { readRelease, releaseAddress } from './read-release.ts';
import { latestRelease } from './resolve-release.ts';
import { askSites, isAbout } from './site-verdict.ts';

const EXIT_ILL = 1;
const LIST_LIMIT_BYTES = 1_048_576;

/** `doctor [URL]`: what is wrong with the composition, or with what lies at an address, and what to do. @returns the exit code */
export async function examine(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const [address] = given.names;
  const options = {
    ...(await fetchOptions(store, given)),
    onFile: (come: number, all: number) => output.progress(`Fetching files: ${come} of ${all}`),
  };
  const findings =
    address === undefined ? await examineComposition(store, given, options) : await examineAddress(address, options);
  const ill = findings.filter(({ state }) => state === 'ill');
  output.say(
    [
      ...findings.map(describe),
      '',
      ill.length === 0 ? 'All is well.' : `${ill.length} ${ill.length === 1 ? 'thing needs' : 'things need'} mending.`,
    ].join('\n'),
  );
  const error =
    ill.length === 0 ? {} : { error: { code: 'ILL', message: ill.map(({ sentence }) => sentence).join(' ') } };
  return output.end(ill.length === 0 ? 0 : EXIT_ILL, { findings, ...error });
}

async function examineComposition(
  store: CompositionStore,
  { site }: ComposeArguments,
  options: FetchReleaseOptions,
): Promise<Finding[]> {
  const about = store.path;
  const kept = (await store.faults()).map((fault): Finding => ({ state: 'ill', about, ...fault }));
  const current = await store.read();
  if (current.state === 'missing')
    return [
      ...kept,
      {
        state: 'ill',
        about,
        sentence: 'There is no composition.',
        cure: 'Compose releases (npm run compose -- use RELEASE), or bring the last one back: npm run compose -- rollback',
      },
    ];
  if (current.state === 'invalid')
    return [
      ...kept,
      {
        state: 'ill',
        about,
        sentence: current.reason,
        cure: 'Fix it, or put the last sound one in its place: npm run compose -- rollback',
      },
    ];
  const { document } = current;
  const remotes = await Promise.all(
    Object.values(document.remotes).map(({ release, digest }) => examineRelease(release, options, digest)),
  );
  return [
    { state: 'well', about, sentence: `Revision ${document.revision} is in force, and can be read.` },
    ...(document.id === undefined || document.id === compositionId(document)
      ? []
      : [
          {
            state: 'ill',
            about,
            sentence: 'It was edited by hand: its id is not that of its content.',
            cure: 'Make changes with this command: it checks them first.',
          } as const,
        ]),
    ...kept,
    ...remotes.flat(),
    ...(await examineSites(store, site, document)),
  ];
}

async function examineSites(
  store: CompositionStore,
  site: string | undefined,
  document: CompositionDocument,
): Promise<Finding[]> {
  try {
    const sites = await askSites(store, site);
    if (sites.length === 0)
      return [
        {
          state: 'ill',
          about: 'the site',
          sentence: 'No site follows this composition.',
          cure: 'Start it, see that it reads the same composition, or name it with --site URL.',
        },
      ];
    return (await Promise.all(sites.map((status) => examineSite(status, document)))).flat();
  } catch (error) {
    return [
      {
        state: 'ill',
        about: 'the site',
        sentence: `${(error as Error).message}.`,
        cure: 'See that it runs, and that its address is right.',
      },
    ];
  }
}

async function examineSite(status: SiteStatus, document: CompositionDocument): Promise<Finding[]> {
  const { url, state, reason, serving, remotes } = status;
  const ill = (sentence: string, cure: string): Finding => ({ state: 'ill', about: url, sentence, cure });
  const away = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.away === undefined
      ? []
      : [
          ill(
            `${name} is away: ${remote.away}`,
            'Fix that release or its server, or go back: npm run compose -- rollback',
          ),
        ],
  );
  const verdict = !isAbout(status, document)
    ? [
        ill(
          `It has not taken revision ${document.revision} up.`,
          'See in a moment; if it stays so: does it read this composition?',
        ),
      ]
    : state === 'refused'
      ? [
          ill(
            `It refuses revision ${document.revision}: ${reason ?? 'it gives no reason.'} It serves ${serving === undefined ? 'nothing' : `revision ${serving}`}.`,
            'Fix what it says, or go back: npm run compose -- rollback',
          ),
        ]
      : [];
  const own = await stateProblem(url);
  const faults = [
    ...verdict,
    ...away,
    ...(own === undefined ? [] : [ill(own, 'Until then, a restart needs the release servers and the composition.')]),
  ];
  return faults.length > 0
    ? faults
    : [{ state: 'well', about: url, sentence: `It serves revision ${serving ?? '?'}, with all remotes.` }];
}

/** Why a site cannot keep what it serves, where it can be asked and says so. */
async function stateProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(3000) });
    const { state } = (await response.json()) as { state?: unknown };
    return typeof state === 'string' ? state : undefined;
  } catch {
    return undefined; // of a shell on another machine: what it says of itself it has said with its status
  }
}

/** A release, its descriptor or a server of releases. */
async function examineAddress(address: string, options: FetchReleaseOptions): Promise<Finding[]> {
  if (address.endsWith('.json')) return examineRelease(address, options);
  const folder = `${address.replace(/\/+$/, '')}/`;
  const isRelease = await readText(releaseAddress(address), options).then(
    () => true,
    () => false,
  );
  if (isRelease) return examineRelease(address, options);
  const list = `${folder}latest.json`;
  try {
    const latest = await latestRelease(list, options);
    return [
      {
        state: 'well',
        about: address,
        sentence: `It serves releases; its latest is ${new URL('.', latest).pathname.split('/').at(-2)}.`,
      },
      ...(await examineRelease(latest, options)),
    ];
  } catch (error) {
    const sentence = `Neither a release nor a folder of releases is at ${address}: ${(error as Error).message}`;
    return [
      {
        state: 'ill',
        about: address,
        sentence,
        cure: 'Name the folder of a release, its release.json, or the folder that a release server serves.',
      },
    ];
  }
}

async function readText(url: string, { origin, limits }: FetchReleaseOptions): Promise<string> {
  return new TextDecoder().decode(
    await fetchFile(url, { origin, limitBytes: LIST_LIMIT_BYTES, timeoutMs: limits.fileMs }),
  );
}

async function examineRelease(address: string, options: FetchReleaseOptions, expected?: string): Promise<Finding[]> {
  try {
    const { release, descriptor } = await readRelease(address, options, expected);
    const files = await probeRelease(release, descriptor, options);
    const unmet = await unmetNeed(descriptor);
    return [
      ...files,
      ...(unmet === undefined
        ? []
        : [
            {
              state: 'ill',
              about: `${descriptor.name} ${descriptor.version}`,
              sentence: unmet,
              cure: 'Build it against the versions that this site has, and release it anew.',
            } as const,
          ]),
    ];
  } catch (error) {
    return [
      {
        state: 'ill',
        about: address,
        sentence: (error as Error).message,
        cure: 'What the site has kept of it serves on; a new site, or one without its state, cannot start with it.',
      },
    ];
  }
}

async function unmetNeed(descriptor: Parameters<typeof requireFit>[1]): Promise<string | undefined> {
  try {
    requireFit(descriptor.name, descriptor, await providedHere());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function describe({ state, about, sentence, cure }: Finding): string {
  return [`${state === 'well' ? '✓' : '✗'} ${about}: ${sentence}`, ...(cure === undefined ? [] : [`    ${cure}`])].join(
    '\n',
  );
}
