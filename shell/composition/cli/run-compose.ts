import { publishSettings } from '@site/settings/release-settings';
import { listVariables } from '@site/settings/setting';
import { describeUnknownSettings } from '@site/settings/unknown-settings';
import { CommanderError } from 'commander';
import { openComposition } from '../store/open-composition.ts';
import { changeComposition } from './change-composition.ts';
import { type ComposeArguments, composeProgram } from './command-line.ts';
import { composeSettings, compositionUrl } from './compose-settings.ts';
import { showLink } from './make-link.ts';
import { ComposeOutput, type ComposeStreams } from './output.ts';
import { showHistory, showStatus } from './show-status.ts';
import type { StartJudge } from './start-judge.ts';

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** @returns the exit code of the process */
export async function runCompose(
  args: readonly string[],
  streams: ComposeStreams = process,
  start?: StartJudge,
): Promise<number> {
  const output = new ComposeOutput(streams, args.includes('--json'));
  const known = listVariables({ ...composeSettings, ...publishSettings });
  output.warn(...describeUnknownSettings(process.env, known));
  let exitCode = 0;
  const program = composeProgram(async (given) => {
    exitCode = await run(given, output, start);
  }, streams);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const { message, code = 'INTERNAL' } = error as Error & { code?: string };
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? 0 : output.end(EXIT_USAGE, { error: { code: 'USAGE', message } });
    output.warn(message);
    return output.end(EXIT_REFUSED, { error: { code, message } });
  }
  return exitCode;
}

async function run(given: ComposeArguments, output: ComposeOutput, start?: StartJudge): Promise<number> {
  const { command } = given;
  const store = openComposition(given.file ?? compositionUrl());
  try {
    if (command === 'status') return await showStatus(store, given, output);
    if (command === 'history') return await showHistory(store, output);
    if (command === 'link') return await showLink(store, given, output);
    return await changeComposition(store, { ...given, command }, output, start);
  } finally {
    await store.close();
  }
}
