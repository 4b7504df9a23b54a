import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compositionId } from '../document/composition-document.ts';
import { canaryDocument, parseShare, withoutRollout } from '../document/rollout.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
});
afterEach(() => operator.stop());

describe('A canary', () => {
  test('starts for a share of visitors, is widened, paused, resumed, and finished, each as a new revision', async () => {
    await operator.compose('use', operator.home(), operator.about());
    const before = operator.read();
    const release = operator.about('1.1.0', { '/about': './about', '/team': './team' });
    expect(await operator.compose('canary', release, '5%', '--reason', 'A new team')).toMatchObject({
      code: 0,
      output: expect.stringContaining('5% of visitors get mf-about 1.1.0. The others keep the current release.'),
    });
    const { rollout, remotes, routes, revision, reason, id } = operator.read();
    expect({ remotes, routes, revision, reason }).toEqual({
      remotes: before.remotes,
      routes: before.routes,
      revision: 2,
      reason: 'A new team',
    });
    expect(rollout).toMatchObject({
      share: 500,
      state: 'running',
      margin: 0.005,
      remotes: { 'mf-about': { release: `${release}/release.json`, version: '1.1.0' } },
    });
    expect(id).not.toBe(before.id);

    await operator.compose('canary', '--widen', '20.5%');
    expect(operator.read()).toMatchObject({ revision: 3, rollout: { id: rollout?.id, share: 2050 } });
    for (const share of ['20.5%', '20%'])
      expect(await operator.compose('canary', '--widen', share)).toMatchObject({
        code: 1,
        output: expect.stringContaining('20.5% of visitors already get mf-about 1.1.0'),
      });
    await operator.compose('canary', '--pause');
    expect(operator.read()).toMatchObject({ revision: 4, rollout: { share: 2050, state: 'paused' } });
    expect((await operator.compose('status')).output).toContain('A canary of mf-about 1.1.0 is paused');
    await operator.compose('canary', '--resume');
    expect(operator.read()).toMatchObject({ revision: 5, rollout: { state: 'running' } });

    expect(await operator.compose('canary', '--finish')).toMatchObject({
      code: 0,
      output: expect.stringContaining('/team'),
    });
    const finished = operator.read();
    expect(finished).toMatchObject({
      revision: 6,
      remotes: { 'mf-about': { version: '1.1.0' } },
      routes: { '/team': { remote: 'mf-about' } },
    });
    expect(finished.rollout).toBeUndefined();
    expect((await operator.compose('history')).output).toContain(
      'A canary of mf-about 1.1.0 starts for 5% of visitors.',
    );
  });

  test('leaves the site as before after an abort or a rollback', async () => {
    await operator.compose('use', operator.home(), operator.about());
    const { id } = operator.read();
    for (const end of [['canary', '--abort'], ['rollback']]) {
      await operator.compose('canary', operator.about('1.1.0'), '5%');
      expect(await operator.compose(...end)).toMatchObject({ code: 0 });
      expect(operator.read().id).toBe(id);
    }
    expect(operator.read().revision).toBe(5);
  });

  test('is planned first like any other change, and applied to the revision that the plan is based on', async () => {
    await operator.compose('use', operator.home(), operator.about());
    const plan = await operator.compose('plan', 'canary', operator.about('1.1.0'), '0.25%', '--margin', '1%');
    expect(plan).toMatchObject({
      code: 0,
      output: expect.stringContaining('A canary of mf-about 1.1.0 starts for 0.25% of visitors.'),
    });
    expect(operator.read().rollout).toBeUndefined();
    const applied = (/npm run compose -- (apply .*)$/m.exec(plan.output)?.[1] ?? '').split(' ');
    expect(await operator.compose(...applied)).toMatchObject({ code: 0 });
    expect(operator.read().rollout).toMatchObject({ share: 25, margin: 0.01 });
  });

  test('continues during another change, compared with the same release', async () => {
    await operator.compose('use', operator.home(), operator.about());
    await operator.compose('canary', operator.about('1.1.0'), '5%');
    const { rollout } = operator.read();
    await operator.compose('use', operator.home('2.0.0'));
    expect(operator.read()).toMatchObject({ rollout, remotes: { 'mf-home': { version: '2.0.0' } } });
    expect(await operator.compose('use', operator.about('1.2.0'))).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^A canary of mf-about 1\.1\.0 is running\. .*\n.*npm run compose -- canary --finish\n.*npm run compose -- canary --abort\n$/,
      ),
    });
    expect(await operator.compose('remove', 'mf-about')).toMatchObject({ code: 1 });
    expect(await operator.compose('canary', operator.home('2.1.0'), '5%')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Only one canary can run at a time/),
    });
    expect(operator.read().rollout).toEqual(rollout);
  });

  test('is refused with a reason if it makes no sense', async () => {
    await operator.compose('use', operator.home(), operator.about());
    expect(await operator.compose('canary', operator.about(), '5%')).toMatchObject({
      code: 1,
      output: 'Everyone already gets mf-about 1.0.0.\n',
    });
    expect(await operator.compose('canary', operator.about('2.0.0', { '/team': './team' }), '5%')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no ./about, which /about needs.'),
    });
    expect(await operator.compose('canary', '--abort')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^No canary is running/),
    });
    for (const wrong of [
      ['canary'],
      ['canary', '5%'],
      ['canary', operator.about('1.1.0')],
      ['canary', operator.about('1.1.0'), '101%'],
      ['canary', '--widen', '5'],
      ['canary', '--pause', '--abort'],
      ['canary', '--pause', '5%'],
      ['canary', '--abort', '--margin', '1%'],
    ]) {
      expect(await operator.compose(...wrong)).toMatchObject({ code: 2 });
    }
    expect(operator.read().revision).toBe(1);
  });
});

test('reads a share exactly', () => {
  expect(['0%', '5%', '5 %', '0.25%', '0.5%', '33.33%', '100%'].map(parseShare)).toEqual([
    0, 500, 500, 25, 50, 3333, 10_000,
  ]);
  for (const text of ['', '5', '-1%', '100.01%', '1000%', '0.125%', 'x%', '5%5%'])
    expect(parseShare(text)).toBeUndefined();
});

test('a site ends only the rollout that it names', async () => {
  await operator.compose('use', operator.home(), operator.about());
  const before = operator.read();
  await operator.compose('canary', operator.about('1.1.0'), '5%');
  const document = operator.read();
  const canary = canaryDocument(document);
  expect(canary).toMatchObject({ remotes: { 'mf-about': { version: '1.1.0' }, 'mf-home': before.remotes['mf-home'] } });
  expect(canary?.rollout).toBeUndefined();
  expect(new Set([canary?.id, document.id, before.id]).size).toBe(3);
  const end = { actor: 'site', reason: 'It fails.' };
  const ended = withoutRollout(document, 7, { ...end, rollout: document.rollout?.id ?? '' });
  expect(ended).toMatchObject({
    id: compositionId(before),
    revision: 8,
    parent: document.id,
    actor: 'site',
    reason: 'It fails.',
  });
  expect(() => withoutRollout(document, 7, { ...end, rollout: 'another' })).toThrow('already ended');
});
