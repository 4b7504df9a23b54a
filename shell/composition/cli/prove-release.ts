import { isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Provided } from '@site/release/requirements';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ComposeError } from '../document/compose-error.ts';
import { type Evidence, type Gate, type GateResult, gateResult } from '../document/gate-results.ts';
import { fetchFiles, type FetchReleaseOptions, type ReleaseFiles, requireFit } from '../gates/fetch-release.ts';
import { providedWith } from '../document/provided-contracts.ts';
import { ReleaseError, type ReleaseErrorCode } from '../gates/release-error.ts';
import { SHELL_DIST } from '../document/shell-files.ts';
import { readRelease, type ReadRelease } from './read-release.ts';

export interface ProvenRelease {
  /** Absent if the descriptor couldn't be read. */
  entry?: ReadRelease;
  results: Evidence;
}

const YEAR_SECONDS = 31_536_000;
const ASSETS = join(SHELL_DIST, 'assets.json');
const ALONE = ['schema', 'signature', 'files', 'headers', 'contract', 'size'] as const satisfies Gate[];
type OwnGate = (typeof ALONE)[number];

/** All other codes belong to `files`. */
const GATE_OF: Readonly<Partial<Record<ReleaseErrorCode, OwnGate>>> = {
  DESCRIPTOR: 'schema',
  SIGNATURE: 'signature',
  CORS: 'headers',
  TYPE: 'headers',
  REDIRECT: 'headers',
  INSECURE: 'headers',
  REQUIREMENT: 'contract',
  ENTRY: 'contract',
  SIZE: 'size',
  PAGE_SIZE: 'size',
};

/**
 * Rejects only if this machine can't run the checks.
 * @param expected the digest, if known
 */
export async function proveRelease(
  address: string,
  options: FetchReleaseOptions,
  expected?: string,
): Promise<ProvenRelease> {
  const provided = await providedHere();
  const findings = new Map<OwnGate, GateResult>();
  const entry = await attempt(findings, address, () => readRelease(address, options, expected));
  if (!entry) return { results: inOrder(findings, address) };
  const { name, version } = entry.descriptor;
  const pass = (gate: OwnGate, sentence: string) =>
    findings.set(gate, gateResult(gate, 'passed', sentence, { remote: name }));
  pass('schema', `${entry.release} is the descriptor of ${name} ${version}.`);
  if (options.limits.keys) pass('signature', 'Signed with a trusted key.');
  else
    findings.set(
      'signature',
      gateResult('signature', 'skipped', 'Not required, because RELEASE_KEYS is not set.', { remote: name }),
    );
  if (
    (await attempt(findings, name, async () => (requireFit(name, entry.descriptor, provided), true))) &&
    findings.get('contract') === undefined
  ) {
    pass(
      'contract',
      `Works with the contracts (shell ${provided.shellContract}, API ${provided.api}) and the versions that the shell shares.`,
    );
  }
  const files = await attempt(findings, name, () => fetchFiles(entry.release, entry.descriptor, options));
  if (!files) return { entry, results: inOrder(findings, name) };
  pass('files', `All ${files.size} files loaded and match their digests.`);
  const caching = await cachingProblem(entry.release, entry.descriptor, options);
  if (caching?.isForbidden)
    findings.set('headers', gateResult('headers', 'failed', caching.sentence, { remote: name, code: 'CACHING' }));
  else
    pass(
      'headers',
      `The types and Access-Control-Allow-Origin are right, so browsers run the files. ${caching?.sentence ?? 'Browsers can cache them for a year.'}`,
    );
  pass('size', `${Math.round(sizeOf(files) / 1024)} KiB for browsers before compression, within all limits.`);
  return { entry, results: inOrder(findings, name) };
}

/** Without caching, each visit waits for the entry script. @returns undefined if browsers may cache it for a year */
async function cachingProblem(
  release: string,
  { browser }: ReleaseDescriptor,
  { origin, limits }: FetchReleaseOptions,
): Promise<{ isForbidden: boolean; sentence: string } | undefined> {
  const url = new URL(browser.entry, release).href;
  const response = await fetch(url, { headers: { origin }, signal: AbortSignal.timeout(limits.fileMs) }).catch(
    () => {},
  );
  await response?.body?.cancel();
  const said = response?.headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0);
  if (age >= YEAR_SECONDS && said.includes('immutable') && !/no-store|no-cache|private/.test(said)) return undefined;
  const isForbidden = said.includes('no-store');
  return {
    isForbidden,
    sentence:
      `${url} may ${isForbidden ? 'never be cached' : 'not be cached for a year'}. Configure the server to send ` +
      '"Cache-Control: public, max-age=31536000, immutable", because a release never changes.',
  };
}

function sizeOf(files: ReleaseFiles): number {
  return [...files].filter(([path]) => isBrowserFile(path)).reduce((sum, [, { byteLength }]) => sum + byteLength, 0);
}

async function attempt<T>(
  findings: Map<OwnGate, GateResult>,
  remote: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const gate = GATE_OF[error.code] ?? 'files';
    if (findings.get(gate)?.state !== 'failed')
      findings.set(gate, gateResult(gate, 'failed', error.message, { remote, code: error.code }));
    return undefined;
  }
}

function inOrder(findings: ReadonlyMap<OwnGate, GateResult>, remote: string): Evidence {
  return ALONE.map(
    (gate) => findings.get(gate) ?? gateResult(gate, 'skipped', 'Skipped because of an earlier problem.', { remote }),
  );
}

async function providedHere(): Promise<Provided> {
  const text = await readFile(ASSETS, 'utf8').catch((cause: unknown) => {
    throw new ComposeError(
      'SHELL_NOT_BUILT',
      `The shell is not built (${ASSETS} is missing), so its shared versions are unknown. Build it: npm run build -w shell --if-present`,
      { cause },
    );
  });
  return providedWith(z.object({ shared: z.record(z.string(), z.string()) }).parse(JSON.parse(text)).shared);
}
