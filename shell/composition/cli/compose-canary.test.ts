import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

describe('A canary', () => {
  test('starts for a share of visitors, is widened, paused, resumed, and finished, each as a new revision', async () => {
    const before = operator.read();
    const release = operator.about('1.1.0', { '/about': './about', '/team': './team' });
    expect(await operator.compose('canary', release, '5%', '--reason', 'A new team')).toMatchObject({
      code: 0,
      output: expect.stringContaining('A canary of mf-about 1.1.0 starts for 5% of visitors.'),
    });
    const { rollout, id, ...started } = operator.read();
    const { remotes, routes } = before;
    expect(started).toMatchObject({ remotes, routes, revision: 2, reason: 'A new team' });
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

    expect((await operator.compose('canary', '--finish')).output).toContain('/team');
    const finished = operator.read();
    expect(finished).toMatchObject({ revision: 6, remotes: { 'mf-about': { version: '1.1.0' } } });
    expect(finished.routes['/team']?.remote).toBe('mf-about');
    expect(finished.rollout).toBeUndefined();
    expect((await operator.compose('history')).output).toContain(
      'A canary of mf-about 1.1.0 starts for 5% of visitors.',
    );
  });

  test('leaves the site unchanged after an abort or a rollback', async () => {
    const { id } = operator.read();
    for (const end of [['canary', '--abort'], ['rollback']]) {
      await operator.compose('canary', operator.about('1.1.0'), '5%');
      expect(await operator.compose(...end)).toMatchObject({ code: 0 });
      expect(operator.read().id).toBe(id);
    }
    expect(operator.read().revision).toBe(5);
  });

  test('supports a dry run like any other change', async () => {
    const change = ['canary', operator.about('1.1.0'), '0.25%'];
    expect((await operator.compose(...change, '--dry-run')).output).toContain(
      'A canary of mf-about 1.1.0 starts for 0.25% of visitors.',
    );
    expect(operator.read().rollout).toBeUndefined();
    expect(await operator.compose(...change, '--on', '1')).toMatchObject({ code: 0 });
    expect(operator.read().rollout).toMatchObject({ share: 25 });
  });

  test('continues during a change of another remote, and is still compared with the same release', async () => {
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

  test.each([
    [() => [operator.about(), '5%'], /^Everyone already gets mf-about 1\.0\.0\.\n$/],
    [() => [operator.about('2.0.0', { '/team': './team' }), '5%'], /has no \.\/about, which \/about needs\./],
    [() => ['--abort'], /^No canary is running/],
  ])('is rejected with a reason (case %#)', async (args, sentence) => {
    const refused = { code: 1, output: expect.stringMatching(sentence) };
    expect(await operator.compose('canary', ...args())).toEqual(refused);
    expect(operator.read().revision).toBe(1);
  });
});

test.each([
  [['canary']],
  [['canary', '5%']],
  [['canary', 'http://localhost:1/x']],
  [['canary', 'http://localhost:1/x', '101%']],
  [['canary', '--widen', '5']],
  [['canary', '--pause', '--abort']],
  [['canary', '--pause', '5%']],
])('is not started by the invalid arguments %j', async (args) => {
  expect(await operator.compose(...args)).toMatchObject({ code: 2 });
});
