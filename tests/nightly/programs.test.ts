import { expect, test } from '@jest/globals';
import { whyNoPostgres } from '../../shell/composition/testing/postgres.ts';
import { ContainerEngine } from '../operations/containers/container-engine.ts';
import { startProcess } from '../support/running-process.ts';
import { REMOTES } from '../support/project.ts';
import { sampleSeed } from '../support/sample.ts';

/** A different remote fails each day, because testing all remotes takes an hour. */
const remote = REMOTES[sampleSeed() % REMOTES.length] as string;
const engine = await ContainerEngine.find();

test.each([
  ['npm run failures', 'failure-matrix', ['--remote', remote], ''],
  ['npm run fleet', 'fleet', [], whyNoPostgres()],
  ['npm run containers', 'containers', [], engine === undefined ? 'no container engine' : ''],
])('%s finds no problems', async (name, folder, options, reason) => {
  if (reason) return console.warn(`${name} was skipped: ${reason}`);
  const running = startProcess({ args: [`tests/operations/${folder}/run.ts`, ...options] });
  const code = await running.ended;
  expect({ code, output: code === 0 ? '' : running.output() }).toEqual({ code: 0, output: '' });
});
