/** A step of `npm run lint`: the manifests must have all remotes. `--fix` writes them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT, type Remote, REMOTES } from './deployables.ts';
import { type RemoteSections, withRemoteSections } from './remote-sections.ts';

const FOLDER = join(PROJECT, 'shell/tools/production/kubernetes');
const DOMAIN = 'example.org';

const FILES: Readonly<Record<string, RemoteSections>> = {
  'base/kustomization.yaml': { 'release servers': ({ name }) => `  - remotes/${name}\n` },
  'example/kustomization.yaml': {
    images: ({ name }) => `  - { name: site-${name}, newName: site-${name}, newTag: '1' }\n`,
  },
  'example/ingress.yaml': {
    hosts: ({ name }) => `        - ${name}.${DOMAIN}\n`,
    rules: ({ name }) => `    - host: ${name}.${DOMAIN}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend: { service: { name: ${name}-releases, port: { name: http } } }
`,
  },
  'example/first-composition.yaml': {
    releases: ({ name }) => `            - https://${name}.${DOMAIN}/latest.json\n`,
  },
};

const ofRemote = ({ name }: Remote) => `# Written by \`npm run lint:fix\`.
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

const expected = new Map([
  ...Object.entries(FILES).map(([file, sections]) => {
    const path = join(FOLDER, file);
    return [path, withRemoteSections(readFileSync(path, 'utf8'), sections, file)] as const;
  }),
  ...REMOTES.map(
    (remote) => [join(FOLDER, 'base/remotes', remote.name, 'kustomization.yaml'), ofRemote(remote)] as const,
  ),
]);
const outdated = [...expected].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);

if (process.argv.includes('--fix')) {
  for (const [path, text] of outdated) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
} else if (outdated.length > 0) {
  console.error('The Kubernetes manifests do not match the remotes in the repository. Run npm run lint:fix.');
  process.exitCode = 1;
}
