import { publishSettings } from '@site/settings/release-settings';
import { variablesOf } from '@site/settings/setting';
import { unknownSettings } from '@site/settings/unknown-settings';
import type { CompositionStore } from '../store/composition-store.ts';
import { openComposition } from '../store/open-composition.ts';
import { changeComposition } from './change-composition.ts';
import { UsageError } from './argument-values.ts';
import { type ComposeArguments, parseComposeArguments, usageHelp } from './compose-arguments.ts';
import { composeSettings, compositionAddress } from './compose-settings.ts';
import { ComposeOutput, type ComposeStreams, type ErrorReport } from './compose-output.ts';
import { showLink } from './make-link.ts';
import { showHistory, showStatus } from './show-composition.ts';

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** @returns the exit code */
export async function runCompose(args: readonly string[], streams?: ComposeStreams): Promise<number> {
  const output = new ComposeOutput(args.includes('--json'), streams);
  const known = variablesOf({ ...composeSettings, ...publishSettings });
  for (const sentence of unknownSettings(process.env, known)) output.warn(sentence);
  try {
    return await run(parseComposeArguments(args), output);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const { message, code = 'INTERNAL' } = error as Error & { code?: string };
    output.warn(isUsage ? `${usageHelp(args)}\n\n${message}` : message);
    const report: ErrorReport = { error: { code, message } };
    return output.end(isUsage ? EXIT_USAGE : EXIT_REFUSED, report);
  }
}

async function run(given: ComposeArguments, output: ComposeOutput): Promise<number> {
  if (given.command === 'help') {
    const help = given.help ?? '';
    output.say(help);
    return output.end(0, { help });
  }
  const store = openComposition(given.file ?? compositionAddress());
  try {
    return await runOn(store, given, output);
  } finally {
    await store.close();
  }
}

async function runOn(store: CompositionStore, given: ComposeArguments, output: ComposeOutput): Promise<number> {
  switch (given.command) {
    case 'status':
      return showStatus(store, given, output);
    case 'history':
      return showHistory(store, given, output);
    case 'link':
      return showLink(store, given, output);
    default:
      return changeComposition(store, given, output);
  }
}
