import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseJson } from '@site/release/parse-json';
import type { CompositionDocument } from '../document/composition-document.ts';
import { gateResult } from '../document/gate-results.ts';
import { JUDGE_ONLY, SHELL_SERVER } from '../document/shell-files.ts';
import type { Proposal } from '../store/composition-store.ts';
import { parseSiteStatus, type ProposalVerdict, type SiteStatus } from '../store/site-status.ts';
import { stateFolder } from './compose-settings.ts';

export interface JudgedProposal {
  current: CompositionDocument | undefined;
  proposal: Proposal;
}

/** Starts a shell that only checks a proposal. Tests check it in their own process. */
export type StartJudge = (
  judged: JudgedProposal,
  apiUrl: string | undefined,
) => {
  statuses: () => Promise<readonly SiteStatus[]>;
  /** The command waits at least this long without progress. */
  patienceMs?: number;
  stop: () => Promise<void>;
};

/** Excludes ports, storage, and secrets. */
const PASSED_VARIABLES =
  /^(?:PATH|HOME|TMPDIR|NODE_\w+|SSL_CERT_\w+|SITE_\w+|CONTACT_EMAIL|RENDER_\w+|RELEASE_(?:KEYS|TIMEOUT_SECONDS|\w*LIMIT_\w+))$/;

/** The process starts slowly on a busy machine. */
const PATIENCE_MS = 90_000;
/** Skips Node's warnings. */
const PROBLEM = /^[^\s(].*/;

/** Runs the shell's program, which reads the proposal from stdin and writes its status to stdout. */
export const startJudge: StartJudge = (judged, apiUrl) => {
  // In a read-only container, only the state folder is writable.
  mkdirSync(stateFolder(), { recursive: true });
  const folder = mkdtempSync(join(stateFolder(), 'judge-'));
  const shell = spawn(process.execPath, [SHELL_SERVER, JUDGE_ONLY], {
    env: environment(folder, apiUrl),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(shell, 'close');
  let verdict: ProposalVerdict | undefined;
  let problem: string | undefined;
  createInterface({ input: shell.stdout }).on('line', (line) => {
    verdict = parseSiteStatus(parseJson(line))?.proposal ?? verdict;
  });
  createInterface({ input: shell.stderr }).on('line', (line) => (problem ??= PROBLEM.exec(line)?.[0]));
  shell.stdin.on('error', () => {}); // The process has exited, and `problem` has the reason.
  // Stdin stays open, so the shell notices when this process exits.
  shell.stdin.write(`${JSON.stringify(judged)}\n`);
  return {
    patienceMs: PATIENCE_MS,
    statuses: async () => {
      const hasEnded = shell.exitCode !== null || shell.signalCode !== null;
      return [{ ...JUDGE_STATUS, proposal: hasEnded ? endedVerdict(judged.proposal.key, problem) : verdict }];
    },
    stop: async () => {
      shell.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const JUDGE_STATUS: SiteStatus = { url: 'the checking process', pid: 0, state: 'checking', remotes: {} };

function endedVerdict(key: string, problem = 'it gave no reason'): ProposalVerdict {
  const cause = `The shell that checks the change exited: ${problem.replace(/\.$/, '')}.`;
  return { key, state: 'refused', findings: [gateResult('render', 'failed', { code: 'REFUSED_RENDER', cause })] };
}

function environment(folder: string, apiUrl: string | undefined): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.test(name))),
    ...{ PORT: '0', HOST: 'localhost', METRICS_PORT: 'off', STATE_DIR: folder },
    ...(apiUrl ? { API_URL: apiUrl } : {}),
  };
}
