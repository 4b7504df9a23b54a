import { compositionId } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { fetchFile } from '../gates/fetch-file.ts';
import { type FetchReleaseOptions, requireFit } from '../gates/fetch-release.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { examineSites } from './doctor-sites.ts';
import { fetchOptions } from './present-composition.ts';
import { type Finding, probeRelease } from './probe-release.ts';
import { providedHere } from './prove-release.ts';
import { readRelease, releaseAddress } from './read-release.ts';
import { latestRelease } from './resolve-release.ts';
import { composeCommand } from '../document/compose-command.ts';

const EXIT_ILL = 1;
const LIST_LIMIT_BYTES = 1_048_576;

export async function examine(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'site'>,
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
  output.say([...findings.map(describe), '', conclusionOf(findings)].join('\n'));
  const error =
    ill.length === 0 ? {} : { error: { code: 'ILL', message: ill.map(({ sentence }) => sentence).join(' ') } };
  return output.end(ill.length === 0 ? 0 : EXIT_ILL, { findings, ...error });
}

function conclusionOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [ill, warnings] = [count('ill'), count('warning')];
  const sentences = [
    ...(ill === 0 ? [] : [`${ill} ${ill === 1 ? 'problem' : 'problems'}.`]),
    ...(warnings === 0 ? [] : [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`]),
    ...(count('unknown') === 0 ? [] : ['Some checks were not possible.']),
  ];
  return sentences.length === 0 ? 'No problems found.' : sentences.join(' ');
}

async function examineComposition(
  store: CompositionStore,
  { site }: Pick<ComposeArguments, 'site'>,
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
        sentence: 'No composition exists.',
        cure: `Compose releases (${composeCommand('use', 'RELEASE')}), or restore the last composition: ${composeCommand('rollback')}`,
      },
    ];
  if (current.state === 'invalid')
    return [
      ...kept,
      {
        state: 'ill',
        about,
        sentence: current.reason,
        cure: `Fix it, or restore the last valid composition: ${composeCommand('rollback')}`,
      },
    ];
  const { document } = current;
  const remotes = await Promise.all(
    Object.values(document.remotes).map(({ release, digest }) => examineRelease(release, options, digest)),
  );
  return [
    { state: 'well', about, sentence: `The current revision is ${document.revision}.` },
    ...(document.id === undefined || document.id === compositionId(document)
      ? []
      : [
          {
            state: 'ill',
            about,
            sentence: 'It was edited by hand: its ID does not match its content.',
            cure: 'Make changes with this command, which checks them first.',
          } as const,
        ]),
    ...kept,
    ...remotes.flat(),
    ...(await examineSites(store, site, document)),
  ];
}

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
        sentence: `It serves releases. The latest is ${new URL('.', latest).pathname.split('/').at(-2)}.`,
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
        cure: 'Use the address of a release’s folder, of its release.json, or of the folder that a release server serves.',
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
              cure: 'Build it with the versions that this site shares, and release it again.',
            } as const,
          ]),
    ];
  } catch (error) {
    return [
      {
        state: 'ill',
        about: address,
        sentence: (error as Error).message,
        cure: 'A site that has a copy keeps serving it. A new site cannot start with it.',
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

const MARKS = { well: '✓', ill: '✗', warning: '!', unknown: '?' } as const;

function describe({ state, about, sentence, cure }: Finding): string {
  return [`${MARKS[state]} ${about}: ${sentence}`, ...(cure === undefined ? [] : [`    ${cure}`])].join('\n');
}
