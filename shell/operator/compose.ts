/** `npm run compose`: looks at the composition of a running site, and changes it. */
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { CompositionFile } from '../composition/composition-file.ts';
import { type CompositionDocument, parseComposition } from '../composition/composition-document.ts';
import { composeReleases } from './compose-releases.ts';
import { readReleaseEntry } from './release-entry.ts';

const HELP = `npm run compose -- status                       what the site is made of
npm run compose -- use RELEASE [RELEASE ...]    compose these releases: addresses of release.json, or of the folder that holds it
                                                (a site seen for the first time needs all of its remotes in one call)

  --file FILE      the composition document; COMPOSITION_FILE, or .site/port-{PORT}/composition.json by default
  --reason TEXT    why, for those who come after you`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const path = values.file ?? process.env['COMPOSITION_FILE'] ?? join('.site', `port-${process.env['PORT'] ?? 3000}`, 'composition.json');
const file = new CompositionFile(path);

try {
  const [command, ...addresses] = positionals;
  if (values.help || !command) console.log(HELP);
  else if (command === 'status') console.log(describe(await current()));
  else if (command === 'use' && addresses.length > 0) await use(addresses);
  else throw new Error(`Unknown command. What there is:\n\n${HELP}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function use(addresses: readonly string[]) {
  const entries = await Promise.all(addresses.map(readReleaseEntry));
  const names = entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
  const document = composeReleases(await current(), { entries, actor: userInfo().username, reason: values.reason ?? `Compose ${names}` });
  await file.write(`${JSON.stringify(document, null, 2)}\n`);
  console.log(`Revision ${document.revision}: ${names}. A running site takes it within two seconds.`);
}

async function current(): Promise<CompositionDocument | undefined> {
  const text = await file.read().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseComposition(text);
}

function describe(document: CompositionDocument | undefined): string {
  if (!document) return `There is no composition at ${path} yet.`;
  const { revision, createdAt, actor, reason, remotes, routes } = document;
  const lines = Object.entries(remotes).map(([name, { release }]) => {
    const owned = Object.entries(routes).filter(([, route]) => route.remote === name).map(([pattern]) => pattern);
    return `${name.padEnd(14)} ${release}\n${''.padEnd(15)}${owned.join('  ')}`;
  });
  return [`Revision ${revision}, ${createdAt}, ${actor}: ${reason}`, ...lines].join('\n');
}
