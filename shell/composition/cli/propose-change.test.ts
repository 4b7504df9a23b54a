import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gateResult } from '../document/gate-results.ts';
import { CompositionFile } from '../store/composition-file.ts';
import type { ProposalVerdict, SiteStatus } from '../store/site-status.ts';
import { buildDocument } from '../store/testing/document-of.ts';
import { openProposal } from './change-composition.ts';
import { answerOnProposal, awaitShells } from './running-shells.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

const files = gateResult('files', 'passed', { remote: 'mf-about', cause: 'All files loaded.' });
const broken = (pageUrl: string) =>
  gateResult('render', 'failed', {
    ...{ remote: 'mf-about', address: pageUrl, code: 'REFUSED_RENDER' },
    cause: `${pageUrl} does not render.`,
    cure: 'Fix the page.',
  });

describe('A change with new releases', () => {
  test('is proposed, and written when the shell accepts it', async () => {
    const seen: number[] = [];
    const site = await operator.shell((proposed) => {
      seen.push(operator.read().revision);
      const isReady = seen.length > 2;
      return proposed.revision === 2 && isReady
        ? { findings: [files] }
        : { state: 'checking', progress: '0 of 2 remotes are ready' };
    });
    operator.judge = () => {
      throw new Error('No other shell is needed');
    };
    expect(await operator.compose('use', operator.about('1.1.0'), '--site', site)).toEqual({
      code: 0,
      output: expect.stringMatching(/^Revision 2: [^]*\nIt is live on /),
    });
    expect([seen.slice(0, 3), operator.proposal]).toEqual([[1, 1, 1], undefined]);
  });

  test('is not written if the shell refuses it, and a cure that several causes share is shown once', async () => {
    const findings = [files, broken('/about'), broken('/team')];
    const site = await operator.shell(() => ({ state: 'refused', findings }));
    const change = ['use', operator.about('1.1.0'), '--site', site];
    expect(await operator.compose(...change)).toEqual({
      code: 1,
      output: '/about does not render.\n/team does not render.\nFix the page.\n',
    });
    expect([operator.read().revision, operator.proposal]).toEqual([1, undefined]);
  });

  test('is withdrawn after a dry run has shown the findings', async () => {
    const site = await operator.shell(() => ({ findings: [files] }));
    expect(await operator.compose('use', operator.about('1.1.0'), '--site', site, '--dry-run')).toEqual({
      code: 0,
      output: expect.stringMatching(/✓ files {6}mf-about: All files loaded\.[^]*Nothing was written\./),
    });
    expect([operator.read().revision, operator.proposal]).toEqual([1, undefined]);
  });

  test('is drafted and checked again if another change is written first', async () => {
    const other = new CompositionFile(operator.file);
    let overtaken: Promise<unknown> | undefined;
    const site = await operator.shell(({ revision }) => {
      overtaken ??= other.change((current) => {
        if (current.state !== 'valid') throw new Error(current.state);
        return { document: { ...current.document, revision: 2, reason: 'Another change' } };
      });
      return { state: revision === 3 ? 'accepted' : 'checking' };
    });
    expect(await operator.compose('use', operator.about('1.1.0'), '--site', site)).toMatchObject({ code: 0 });
    expect(operator.read()).toMatchObject({ revision: 3, remotes: { 'mf-about': { version: '1.1.0' } } });
  });

  test('is checked by a process without a port if no shell of this version is running', async () => {
    const earlier = await operator.site();
    let judged = 0;
    const judge = operator.judge;
    operator.judge = (...judging) => {
      judged += 1;
      return judge(...judging);
    };
    expect(await operator.compose('use', operator.about('1.1.0'))).toMatchObject({ code: 0 });
    expect(await operator.compose('use', operator.about('1.2.0'), '--site', earlier)).toMatchObject({ code: 0 });
    expect(judged).toBe(2);
  });
});

describe('The check of a change', () => {
  const proposal = { key: 'one', document: buildDocument(9) };
  const store = () => new CompositionFile(operator.file);
  const ready: ProposalVerdict = { key: 'one', state: 'accepted', findings: [] };
  const shell = (port: number, verdict?: ProposalVerdict): SiteStatus => ({
    ...{ url: `http://localhost:${port}`, pid: port, state: 'live', remotes: {} },
    ...(verdict && { proposal: verdict }),
  });
  const judged = async (...statuses: SiteStatus[]) => {
    const progress: string[] = [];
    const outcome = await awaitShells({
      statuses: async () => statuses,
      getAnswer: (status) => answerOnProposal(status, 'one'),
      silenceMs: 100,
      onProgress: (text) => progress.push(text),
    });
    return { ...outcome, progress };
  };

  test('passes if all shells accept the change, and fails if one refuses it', async () => {
    expect(await judged(shell(1, ready), shell(2, ready))).toMatchObject({ kind: 'accepted' });
    const refused: ProposalVerdict = { ...ready, state: 'refused', findings: [broken('/about')] };
    expect(await judged(shell(1, ready), shell(2, refused))).toMatchObject({
      kind: 'refused',
      refusing: { proposal: { findings: [{ address: '/about' }] } },
    });
  });

  test('reports each shell that makes no progress in time, and ignores verdicts on other proposals', async () => {
    const checking: ProposalVerdict = { ...ready, state: 'checking', progress: '1 of 2 remotes are ready' };
    const silent = await judged(shell(1, ready), shell(2, { ...ready, key: 'two' }), shell(3, checking));
    const names = 'http://localhost:2: it has not started; http://localhost:3: 1 of 2 remotes are ready';
    expect(silent).toMatchObject({ kind: 'silent', reason: names, progress: [`Waiting for ${names}`] });
    expect(await judged()).toMatchObject({ reason: 'no shell responds' });
  });

  test('waits for another proposal, and reports its author after a timeout', async () => {
    await store().propose({ ...proposal, key: 'other' });
    const options = { silenceMs: 0, onProgress: () => {} };
    await expect(openProposal(store(), proposal, options)).rejects.toThrow('ada has proposed revision 9');
    const waiting: string[] = [];
    const opened = openProposal(store(), proposal, {
      silenceMs: 5000,
      onProgress: (text) => {
        waiting.push(text);
        void store().withdrawProposal('other');
      },
    });
    await opened;
    expect(waiting).toEqual([expect.stringMatching(/^Waiting: ada has proposed revision 9/)]);
  });
});
