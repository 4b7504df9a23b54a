import { publishSettings } from '@site/settings/release-settings';
import { variablesOf } from '@site/settings/setting';
import { unknownSettings } from '@site/settings/unknown-settings';
import { openComposition } from '../store/open-composition.ts';
import { changeComposition } from './change-composition.ts';
import { ComposeOutput, type ComposeStreams } from './compose-output.ts';
import type { ComposeArguments } from './compose-options.ts';
import { parseCommandLine } from './compose-program.ts';
import { composeSettings, compositionAddress } from './compose-settings.ts';
import { showLink } from './make-link.ts';
import type { StartJudge } from './start-judge.ts';
import { showHistory, showStatus } from './show-composition.ts';

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** @returns the exit code */
export async function runCompose(
  args: readonly string[],
  streams?: ComposeStreams,
  start?: StartJudge,
): Promise<number> {
  const output = new ComposeOutput(args.includes('--json'), streams);
  const known = variablesOf({ ...composeSettings, ...publishSettings });
  for (const sentence of unknownSettings(process.env, known)) output.warn(sentence);
  const given = parseCommandLine(args);
  if ('command' in given) return run(given, output, start);
  const { text, error } = given;
  if (error !== undefined) {
    output.warn(text);
    return output.end(EXIT_USAGE, { error: { code: 'USAGE', message: error } });
  }
  output.say(text);
  return output.end(0, { help: text });
}

async function run(given: ComposeArguments, output: ComposeOutput, start?: StartJudge): Promise<number> {
  try {
    const store = openComposition(given.file ?? compositionAddress());
    try {
      if (given.command === 'status') return await showStatus(store, given, output);
      if (given.command === 'history') return await showHistory(store, given, output);
      if (given.command === 'link') return await showLink(store, given, output);
      return await changeComposition(store, given, output, start);
    } finally {
      await store.close();
    }
  } catch (error) {
    const { message, code = 'INTERNAL' } = error as Error & { code?: string };
    output.warn(message);
    return output.end(EXIT_REFUSED, { error: { code, message } });
  }
}
