import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../store/composition-store.ts';
import type { FetchReleaseOptions } from '../gates/fetch-release.ts';
import { actor } from './actor.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { readComposeSettings } from './compose-settings.ts';
import { composeReleases, type ReleaseChange } from './compose-releases.ts';
import { linkingPages } from './linking-pages.ts';
import { nothingFetched, type PreparedChange, prepared, titlesOf } from './prepared-change.ts';
import { allDocuments, fetchOptions, requireDocument, requireReadable } from './present-composition.ts';
import { browserSize, kibibytes, proveRelease, type ProvenRelease } from './prove-release.ts';
import { refuseForSite } from './refuse-for-site.ts';
import { readOtherComposition } from './read-other-composition.ts';
import { RefusedError } from './refused-error.ts';
import { type ReadRelease, releaseAddress } from './read-release.ts';
import { latestRelease, parseNamedVersion, resolveRelease } from './resolve-release.ts';
import { readRevisionRecords } from './revision-records.ts';
import { rollBack } from './roll-back.ts';
import { composeCommand } from '../document/compose-command.ts';

export async function prepareChange(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<PreparedChange> {
  const kind = given.change;
  if (kind === 'remove') return prepareRemoval(store, given, output);
  if (kind === 'rollback') {
    const { to, trustOrigins, reason } = given;
    const why = reason ?? (to === undefined ? 'Roll back to the previous revision' : `Roll back to revision ${to}`);
    const records = await readRevisionRecords(store, given.site);
    return {
      ...nothingFetched(),
      make: (current, former) =>
        rollBack(current, former, { to, ...records, trustOrigins, actor: actor(), reason: why }),
    };
  }
  return kind === 'promote' ? preparePromotion(store, given, output) : prepareUse(store, given, output);
}

async function prepareRemoval(
  store: CompositionStore,
  given: ComposeArguments,
  output: Pick<ComposeOutput, 'progress'>,
): Promise<PreparedChange> {
  const [before, [site]] = await Promise.all([store.read(), store.sites()]);
  const origin = given.site ?? site?.url;
  const advice: string[] = [];
  if (before.state === 'valid' && origin !== undefined) {
    output.progress('Looking for links to the removed pages');
    const linking = (await linkingPages(before.document, given.names, origin)).join(', ');
    if (linking) advice.push(`Pages that link to it, in texts or in lists that follow the composition: ${linking}.`);
  }
  return {
    ...nothingFetched(),
    make: (current, former) => {
      const composed = composeReleases(requireDocument(store, current), removal(store, current, given), former);
      return { ...composed, notes: [...composed.notes, ...advice], advice: [...composed.advice, ...advice] };
    },
  };
}

export async function addressesOf(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'store'>,
  options: FetchReleaseOptions,
): Promise<{ address: string; digest?: string }[]> {
  const former = await allDocuments(store);
  const stores = given.store ?? readComposeSettings('releaseStores').releaseStores ?? [];
  return Promise.all(
    given.names.map(async (name) => {
      const named = parseNamedVersion(name);
      if (named) return { address: await resolveRelease(named, { stores, former, options }) };
      return name.endsWith('/latest.json') ? { address: await latestRelease(name, options) } : splitDigest(name);
    }),
  );
}

async function prepareUse(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
): Promise<PreparedChange> {
  const options = await fetchOptions(store, given);
  const [former, addresses] = await Promise.all([allDocuments(store), addressesOf(store, given, options)]);
  const proven = await refuseForSite(store, given, await proveAll(addresses, options, output));
  const sized = given.dryRun ? await withFormerSizes(proven, former.at(-1), options) : proven;
  // A site that waits for its first composition doesn't count.
  const isKnown = former.length > 0 || (await store.sites()).some(({ serving }) => serving !== undefined);
  return prepared(sized, (current, past, entries) => {
    const change: ReleaseChange = {
      entries,
      actor: actor(),
      reason: given.reason ?? `Compose ${titlesOf(entries)}`,
      take: given.route ?? [],
      removeRoutes: given.removeRoute ?? [],
      removeParts: given.removePart ?? [],
      removeRemotes: given.removeRemote ?? [],
      trustOrigins: given.trustOrigins,
    };
    const previous = requireReadable(current);
    if (!previous && !given.new && (isKnown || past.length > 0)) {
      throw new ComposeError(
        'NO_COMPOSITION',
        `The composition at ${store.path} is gone. To restore it: ${composeCommand('rollback')}. To start a new site: --new.`,
      );
    }
    const composed = composeReleases(previous, change, past);
    const advice = canaryAdvice(entries, previous, past);
    if (!previous && !given.new && !composed.document.routes['/']) {
      throw new ComposeError(
        'NO_COMPOSITION',
        `No composition exists at ${store.path} yet, and none of these remotes has the page /, which a new site ` +
          'needs. Check that the file is right. To start a site without that page: --new',
      );
    }
    return { ...composed, notes: [...composed.notes, ...advice], advice: [...composed.advice, ...advice] };
  });
}

/** Nothing before a release goes live runs its effects and its clicks. Empty for releases that were live before. */
function canaryAdvice(
  entries: readonly ReadRelease[],
  previous: CompositionDocument | undefined,
  former: readonly CompositionDocument[],
): string[] {
  const fresh = entries.filter(
    ({ digest, descriptor: { name, routes } }) =>
      routes.length > 0 && previous?.remotes[name] && !former.some(({ remotes }) => remotes[name]?.digest === digest),
  );
  if (fresh.length === 0) return [];
  const addresses = fresh.map(({ release }) => release.replace(/release\.json$/, ''));
  return [
    `No browser has run these pages of ${titlesOf(fresh)}. To give them to 5% of visitors first: ` +
      composeCommand('canary', ...addresses, '5%', '--reason WHY'),
  ];
}

/** Remotes that the other environment lacks stay unchanged. */
async function preparePromotion(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'from' | 'reason' | 'site' | 'trustOrigins'>,
  output: ComposeOutput,
): Promise<PreparedChange> {
  const { from = '', reason, trustOrigins } = given;
  const options = await fetchOptions(store, given);
  const other = await readOtherComposition(from, options.limits.fileMs);
  const here = requireDocument(store, await store.read());
  const wanted = Object.entries(other.remotes).filter(([name, { digest }]) => here.remotes[name]?.digest !== digest);
  if (wanted.length === 0)
    throw new ComposeError(
      'NOTHING_TO_CHANGE',
      `Nothing to promote: this composition already has every release of ${other.name}.`,
    );
  const proven = await refuseForSite(
    store,
    given,
    await proveAll(
      wanted.map(([, { release, digest }]) => ({ address: release, digest })),
      options,
      output,
    ),
  );
  const absent = Object.keys(here.remotes).filter((name) => !other.remotes[name]);
  return prepared(proven, (current, former, entries) => {
    const change: ReleaseChange = {
      entries,
      trustOrigins,
      actor: actor(),
      reason: reason ?? `Promote ${titlesOf(entries)} from ${other.name}`,
    };
    const composed = composeReleases(requireDocument(store, current), change, former);
    const stays = absent.map((name) => `${name} is not in ${other.name}, so it stays as it is.`);
    return { ...composed, notes: [...composed.notes, ...stays], advice: [...composed.advice, ...stays] };
  });
}

export async function proveAll(
  releases: readonly { address: string; digest?: string }[],
  options: FetchReleaseOptions,
  output: ComposeOutput,
): Promise<ProvenRelease[]> {
  const [come, all] = [releases.map(() => 0), releases.map(() => 0)];
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  return Promise.all(
    releases.map(({ address, digest }, index) => {
      const onFile = (of: number, total: number) => {
        [come[index], all[index]] = [of, total];
        output.progress(`Fetching files: ${sum(come)} of ${sum(all)}`);
      };
      return proveRelease(address, { ...options, onFile }, digest);
    }),
  );
}

async function withFormerSizes(
  proven: readonly ProvenRelease[],
  present: CompositionDocument | undefined,
  options: FetchReleaseOptions,
): Promise<ProvenRelease[]> {
  return Promise.all(
    proven.map(async (release) => {
      const name = release.entry?.descriptor.name ?? '';
      const former = present?.remotes[name];
      if (release.browserBytes === undefined || !former || former.digest === release.entry?.digest) return release;
      const before = await browserSize(former.release, former.digest, options);
      const growth =
        typeof before === 'string'
          ? `the size of the current release is unknown: ${before.replace(/\.$/, '')}`
          : change(release.browserBytes - before);
      const results = release.results.map((result) =>
        result.gate === 'size' ? { ...result, sentence: `${result.sentence.replace(/\.$/, '')}; ${growth}.` } : result,
      );
      return { ...release, results };
    }),
  );
}

function change(bytes: number): string {
  if (Math.abs(bytes) < 512) return 'the same size as the current release';
  return `${kibibytes(Math.abs(bytes))} ${bytes > 0 ? 'more' : 'less'} than the current release`;
}

/** `ADDRESS#DIGEST`, as a plan prints it. */
function splitDigest(text: string): { address: string; digest?: string } {
  const [address = '', digest] = text.split('#');
  return { address: releaseAddress(address), ...(digest ? { digest } : {}) };
}

function removal(
  store: CompositionStore,
  current: CurrentComposition,
  { names, reason, new: isNewMeant }: Pick<ComposeArguments, 'names' | 'reason' | 'new'>,
): ReleaseChange {
  const previous = requireDocument(store, current);
  if (!isNewMeant) requireFrontPage(previous, names);
  const isOrigin = (name: string) => /^https?:/.test(name);
  const isPart = (name: string) => Object.hasOwn(previous.parts, name);
  return {
    entries: [],
    actor: actor(),
    reason: reason ?? `Remove ${names.join(', ')}`,
    removeRoutes: names.filter((name) => name.startsWith('/')),
    removeParts: names.filter(isPart),
    removeRemotes: names.filter((name) => !name.startsWith('/') && !isOrigin(name) && !isPart(name)),
    distrustOrigins: names.filter(isOrigin),
  };
}

function requireFrontPage({ routes, parts }: CompositionDocument, names: readonly string[]) {
  const owner = routes['/']?.remote;
  if (owner === undefined || !names.some((name) => name === '/' || name === owner)) return;
  const isGone = names.includes(owner);
  const owned = Object.entries({ ...routes, ...parts }).filter(([place, { remote }]) =>
    isGone ? remote === owner : names.includes(place),
  );
  throw new RefusedError(
    'whole',
    `The site would lose its page /, which ${owner} serves, and: ${owned.map(([place]) => place).join(', ')}. To remove them anyway: --new`,
  );
}
