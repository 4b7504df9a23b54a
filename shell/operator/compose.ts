/** `npm run compose`: looks at the composition of a running site, and changes it. */
import { join } from 'node:path';
import { CompositionFile } from '../composition/composition-file.ts';
import { changeComposition } from './change-composition.ts';
import { type ComposeArguments, HELP, parseComposeArguments, UsageError } from './compose-arguments.ts';
import { describeDocument, describeHistory, describeSite } from './describe-composition.ts';
import { makeLink } from './make-link.ts';
import { askSite } from './site-verdict.ts';

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

try {
  process.exitCode = await run(parseComposeArguments(process.argv.slice(2)));
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${HELP}` : (error as Error).message);
  process.exitCode = isUsage ? EXIT_USAGE : EXIT_REFUSED;
}

/** @returns the exit code */
async function run(given: ComposeArguments): Promise<number> {
  const file = new CompositionFile(given.file ?? (process.env['COMPOSITION_FILE'] || join('.site', `port-${process.env['PORT'] || 3000}`, 'composition.json')));
  switch (given.command) {
    case 'help':
      console.log(HELP);
      return 0;
    case 'status':
      return showStatus(file, given.site);
    case 'history': {
      const current = await file.read();
      console.log(describeHistory(await file.history.list(), current.state === 'valid' ? current.document : undefined));
      return 0;
    }
    case 'link':
      console.log(await makeLink(file, given));
      return 0;
    default:
      return changeComposition(file, given);
  }
}

async function showStatus(file: CompositionFile, site: string | undefined): Promise<number> {
  const current = await file.read();
  const document = current.state === 'valid' ? current.document : undefined;
  const missing = `There is no composition at ${file.path} yet.`;
  console.log(document ? describeDocument(document) : current.state === 'invalid' ? current.reason : missing);
  if (document || site !== undefined) console.log(`\n${describeSite(await askSite({ file: file.path, site }), document)}`);
  return current.state === 'invalid' ? EXIT_REFUSED : 0;
}
