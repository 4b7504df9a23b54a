import type { JudgedProposal, StartJudge } from '../cli/start-judge.ts';
import { type Evidence, gateResult, ReleaseError, releaseFinding } from '../document/gate-results.ts';
import { canaryDocument } from '../document/rollout.ts';
import { fetchFiles, readRelease, requireFit } from '../judge/fetch-release.ts';
import { readReleaseLimits } from '../judge/release-limits.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { TEST_CONTRACTS } from './release-server.ts';

/** Judges the files of new releases, as a shell does, but renders no page. */
export const judgeInProcess: StartJudge = (judged) => {
  const { key } = judged.proposal;
  const status: SiteStatus = { url: 'http://localhost', pid: process.pid, state: 'checking', remotes: {} };
  void buildFindings(judged).then((findings) => {
    const isRefused = findings.some(({ state }) => state === 'failed');
    status.proposal = { key, findings: [...findings], state: isRefused ? 'refused' : 'accepted' };
  });
  return { statuses: async () => [status], stop: async () => {} };
};

async function buildFindings({ current, proposal: { document } }: JudgedProposal): Promise<Evidence> {
  const { remotes } = canaryDocument(document) ?? document;
  const changed = Object.entries(remotes).filter(([name, { digest }]) => current?.remotes[name]?.digest !== digest);
  const options = { origin: 'http://localhost', limits: readReleaseLimits(process.env) };
  const results = changed.map(async ([name, { release, digest }]): Promise<Evidence> => {
    try {
      const read = await readRelease(release, options, digest);
      requireFit(name, read.descriptor, TEST_CONTRACTS);
      await fetchFiles(release, read.descriptor, options);
      return [];
    } catch (error) {
      if (error instanceof ReleaseError) return [releaseFinding(error, name)];
      const code = 'INTERNAL';
      return [gateResult('files', 'failed', { remote: name, code, cause: (error as Error).message })];
    }
  });
  return (await Promise.all(results)).flat();
}
