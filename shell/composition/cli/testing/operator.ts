import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionId, type CompositionDocument, parseComposition } from '../../document/composition-document.ts';
import { type Evidence, gateResult, ReleaseError, releaseFinding } from '../../document/gate-results.ts';
import { canaryDocument } from '../../document/rollout.ts';
import { fetchFiles, readRelease, requireFit } from '../../judge/fetch-release.ts';
import { readReleaseLimits } from '../../judge/release-limits.ts';
import type { JudgedProposal, StartJudge } from '../start-judge.ts';
import { parseProposal, type Proposal } from '../../store/composition-store.ts';
import type { ProposalVerdict, SiteStatus } from '../../store/site-status.ts';
import { ReleaseServer, soundRelease, TEST_CONTRACTS } from '../../testing/release-server.ts';
import { type ComposeRun, runComposeInProcess } from '../../testing/run-compose-in-process.ts';

/** Checks the files of new releases like a shell, but renders no pages. */
const judgeInProcess: StartJudge = (judged) => {
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

interface SiteOptions {
  /** Fields that differ from those of a site that serves the current document. */
  verdict?: () => Partial<SiteStatus> | undefined;
  /** Other fields of the health check's response. */
  health?: object;
}

export class Operator {
  environment: Readonly<Record<string, string>> = {};
  judge: StartJudge = judgeInProcess;
  readonly folder = mkdtempSync(join(tmpdir(), 'compose-'));
  readonly file = join(this.folder, 'composition.json');
  readonly server: ReleaseServer;
  readonly #closing: (() => void)[] = [];

  private constructor(server: ReleaseServer) {
    this.server = server;
  }

  static async start(): Promise<Operator> {
    return new Operator(await ReleaseServer.start());
  }

  /** Starts with one revision, which has two remotes. */
  static async startComposed(): Promise<Operator> {
    const operator = await Operator.start();
    await operator.compose('use', operator.home(), operator.about());
    return operator;
  }

  async compose(...args: string[]): Promise<ComposeRun> {
    const file = args.includes('--file') || args.length === 0 ? [] : ['--file', this.file];
    const ran = await runComposeInProcess([...args, ...file], this.environment, this.judge);
    if (/\n\s+at /.test(ran.output)) throw new Error(`It wrote a stack trace: ${ran.output}`);
    return ran;
  }

  read(): CompositionDocument {
    return parseComposition(readFileSync(this.file, 'utf8'));
  }

  home(version = '1.0.0'): string {
    return this.server.serve(
      soundRelease({ name: 'mf-home', version }),
      version === '1.0.0' ? 'home' : `home-${version}`,
    );
  }

  about(version = '1.0.0', routes: Record<string, string> = { '/about': './about' }): string {
    return this.server.serve(soundRelease({ name: 'mf-about', version, routes }), `about-${version}`);
  }

  /** Serves the same releases with a `latest.json`. @returns the server's URL */
  async listing(release: string): Promise<string> {
    return this.listen((request, response) => {
      if (request.url === '/latest.json') return response.end(JSON.stringify({ release }));
      return void fetch(this.server.origin + request.url).then(async ({ status, headers, body }) => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of body ?? []) chunks.push(chunk);
        response
          .writeHead(status, { 'content-type': headers.get('content-type') ?? '', 'access-control-allow-origin': '*' })
          .end(Buffer.concat(chunks));
      });
    });
  }

  /** Starts a site that follows the composition. @returns its URL */
  async site({ verdict = () => ({}), health = { status: 'ok', problems: [] } }: SiteOptions = {}) {
    let url = '';
    url = await this.listen((_request, response) => {
      const change = existsSync(this.file) ? verdict() : undefined;
      const body = change ? { verdict: { ...this.buildStatus(url), ...change }, ...health } : {};
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    return url;
  }

  /** Starts a shell that checks proposals. @returns its URL */
  async shell(judge: (proposed: CompositionDocument) => Partial<ProposalVerdict> = () => ({})): Promise<string> {
    const verdict = (): Partial<SiteStatus> => {
      const { key, document } = this.proposal ?? {};
      if (key === undefined || !document) return { judgesProposals: true };
      return { judgesProposals: true, proposal: { key, state: 'accepted', findings: [], ...judge(document) } };
    };
    return this.site({ verdict });
  }

  get proposal(): Proposal | undefined {
    const file = `${this.file}.proposal.json`;
    return existsSync(file) ? parseProposal(readFileSync(file, 'utf8')) : undefined;
  }

  buildStatus(url: string): SiteStatus {
    const document = this.read();
    const { revision } = document;
    const remotes = Object.fromEntries(
      Object.entries(document.remotes).map(([name, { version, digest }]) => [name, { version, digest }]),
    );
    return { url, pid: 1, revision, id: compositionId(document), state: 'live', serving: revision, remotes };
  }

  async listen(answer: RequestListener): Promise<string> {
    const site = createServer(answer).listen(0, 'localhost');
    await once(site, 'listening');
    this.#closing.push(() => (site.closeAllConnections(), site.close()));
    return `http://localhost:${(site.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const close of this.#closing) close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
