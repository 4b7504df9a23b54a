import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { writeDurably } from './durable-file.ts';
import { formatProposal, parseProposal, type Proposal, PROPOSAL_LEASE_MS } from './proposal.ts';

/** Next to the composition document: `composition.json.proposal.json`. */
export class ProposalFile {
  readonly path: string;

  constructor(compositionFile: string) {
    this.path = `${compositionFile}.proposal.json`;
  }

  /** Undefined if its command no longer renews it. */
  async read(): Promise<Proposal | undefined> {
    const file = await stat(this.path).catch(() => undefined);
    const isRenewed = file && Math.abs(Date.now() - file.mtimeMs) < PROPOSAL_LEASE_MS;
    return isRenewed ? this.#parse() : undefined;
  }

  async write(proposal: Proposal): Promise<void> {
    await writeDurably(this.path, formatProposal(proposal));
    await this.#touch();
  }

  async renew(key: string): Promise<boolean> {
    if ((await this.read())?.key !== key) return false;
    await this.#touch();
    return true;
  }

  async remove(key: string): Promise<void> {
    if ((await this.#parse())?.key === key) await rm(this.path, { force: true });
  }

  async #parse(): Promise<Proposal | undefined> {
    return parseProposal(await readFile(this.path, 'utf8').catch(() => ''));
  }

  /** Sets the time of this machine, because the clock of a file server may differ. */
  async #touch(): Promise<void> {
    const now = new Date();
    await utimes(this.path, now, now);
  }
}
