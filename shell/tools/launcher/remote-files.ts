/** A step of `npm run lint`: compose.yaml and the Kubernetes manifests must have all remotes. `--fix` writes them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT, type Remote, REMOTES } from './deployables.ts';

/** The lines for one remote, by the name of the section. */
type RemoteSections = Readonly<Record<string, (remote: Remote) => string>>;

const KUBERNETES = 'shell/tools/production/kubernetes';
const DOMAIN = 'example.org';
const FIRST_PORT = 8000;

const FILES: Readonly<Record<string, RemoteSections>> = {
  'compose.yaml': {
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
  },
  [`${KUBERNETES}/base/kustomization.yaml`]: { 'release servers': ({ name }) => `  - remotes/${name}\n` },
  [`${KUBERNETES}/example/kustomization.yaml`]: {
    images: ({ name }) => `  - { name: site-${name}, newName: site-${name}, newTag: '1' }\n`,
  },
  [`${KUBERNETES}/example/ingress.yaml`]: {
    hosts: ({ name }) => `        - ${name}.${DOMAIN}\n`,
    rules: ({ name }) => `    - host: ${name}.${DOMAIN}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend: { service: { name: ${name}-releases, port: { name: http } } }
`,
  },
  [`${KUBERNETES}/example/first-composition.yaml`]: {
    releases: ({ name }) => `            - https://${name}.${DOMAIN}/latest.json\n`,
  },
};

const kustomization = ({ name }: Remote) => `# Written by \`npm run lint:fix\`.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [../../../remote]
namePrefix: ${name}-
labels:
  - pairs: { app.kubernetes.io/name: ${name} }
    includeSelectors: true
images:
  - { name: site-remote, newName: site-${name} }
`;

const expected = [
  ...Object.entries(FILES).map(([file, sections]) => [file, withSections(file, sections)] as const),
  ...REMOTES.map(
    (remote) => [`${KUBERNETES}/base/remotes/${remote.name}/kustomization.yaml`, kustomization(remote)] as const,
  ),
];
for (const [file, text] of expected) {
  const path = join(PROJECT, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (process.argv.includes('--fix')) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else {
    console.error(`${file} does not match the remotes in the repository. Run npm run lint:fix.`);
    process.exitCode = 1;
  }
}

/** Writes the lines for all remotes between the comments "Remotes: NAME." and "End of NAME." */
function withSections(file: string, sections: RemoteSections): string {
  return Object.entries(sections).reduce(
    (text, [name, linesOf]) => {
      const section = new RegExp(`( *# Remotes: ${name}\\..*\\n)[^]*?(?= *# End of ${name}\\.)`);
      return text.replace(section, (_, beginning: string) => beginning + REMOTES.map(linesOf).join(''));
    },
    readFileSync(join(PROJECT, file), 'utf8'),
  );
}

/** Returns a port such as `${NEWS_PORT:-8047}`. */
function portOf({ name, portOffset }: Remote): string {
  const variable = `${name.replace(/^mf-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;
  return `\${${variable}:-${FIRST_PORT + portOffset}}`;
}
