import { loadEnvFile } from '@site/settings/environment';
import { publishSettings } from '@site/settings/release-settings';
import { listVariables } from '@site/settings/setting';
import { describeUnknownSettings } from '@site/settings/unknown-settings';
import { CommanderError } from 'commander';
import { openComposition } from '../store/composition-file.ts';
import { changeComposition } from './change-composition.ts';
import { parseCommandLine } from './command-line.ts';
import { composeSettings, compositionUrl } from './compose-settings.ts';
import { showLink } from './make-link.ts';
import { ComposeOutput, type ComposeStreams } from './output.ts';
import { showHistory, showStatus } from './show-status.ts';
import type { StartJudge } from './start-judge.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

export async function runCompose(
  args: readonly string[],
  streams: ComposeStreams = process,
  startJudge?: StartJudge,
): Promise<number> {
  const output = new ComposeOutput(streams, args.includes('--json'));
  output.warn(...describeUnknownSettings(process.env, listVariables({ ...composeSettings, ...publishSettings })));
  try {
    return await runCommand(args, streams, output, startJudge);
  } catch (error) {
    const { message, code = 'INTERNAL' } = error as Error & { code?: string };
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? 0 : output.end(EXIT_USAGE, { error: { code: 'USAGE', message } });
    output.warn(message);
    return output.end(EXIT_FAILED, { error: { code, message } });
  }
}

async function runCommand(
  args: readonly string[],
  streams: ComposeStreams,
  output: ComposeOutput,
  startJudge: StartJudge | undefined,
): Promise<number> {
  const options = parseCommandLine(args, streams);
  const { command } = options;
  const store = openComposition(options.file ?? compositionUrl());
  try {
    if (command === 'status') return await showStatus(store, options, output);
    if (command === 'history') return await showHistory(store, output);
    if (command === 'link') return await showLink(store, options, output);
    return await changeComposition(store, { ...options, command }, output, startJudge);
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  loadEnvFile();
  // `status | head` closes the pipe early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runCompose(process.argv.slice(2));
}
