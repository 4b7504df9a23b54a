/** A step of `npm run lint`: compose.yaml must have all remotes. `--fix` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, type Remote } from './deployables.ts';
import { type RemoteSections, withRemoteSections } from './remote-sections.ts';

const FILE = join(PROJECT, 'compose.yaml');
const FIRST_PORT = 8000;

const SECTIONS: RemoteSections = {
  releases: (remote) => `      - http://${remote.name}.localhost:${portOf(remote)}/latest.json\n`,
  services: (remote) => `
  ${remote.name}.localhost:
    <<: *part
    image: localhost/site-${remote.name}
    build:
      context: .
      dockerfile: shell/kit/remote-build/Containerfile
      args: [REMOTE=${remote.name}, SOURCE_COMMIT, SOURCE_DATE_EPOCH]
      secrets: [npmrc]
    environment: { PORT: '${portOf(remote)}' }
    ports:
      - '127.0.0.1:${portOf(remote)}:${portOf(remote)}'
    volumes: ['${remote.name}:/state']
`,
  volumes: ({ name }) => `  ${name}:\n`,
};

const text = readFileSync(FILE, 'utf8');
const current = withRemoteSections(text, SECTIONS, 'compose.yaml');
if (current !== text && process.argv.includes('--fix')) writeFileSync(FILE, current);
else if (current !== text) {
  console.error('compose.yaml does not match the remotes in the repository. Run npm run lint:fix.');
  process.exitCode = 1;
}

/** Returns a port such as `${NEWS_PORT:-8047}`. */
function portOf({ name, portOffset }: Remote): string {
  const variable = `${name.replace(/^mf-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;
  return `\${${variable}:-${FIRST_PORT + portOffset}}`;
}
