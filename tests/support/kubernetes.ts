import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { PROJECT } from './project.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: Record<string, unknown>;
}

export interface Probe {
  httpGet?: { path: string; port: string | number };
  exec?: { command: string[] };
}

type KeyReference = { name: string; key: string; optional?: boolean };

export interface EnvironmentVariable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: KeyReference; configMapKeyRef?: KeyReference };
}

export interface Container {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  env?: EnvironmentVariable[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext: { allowPrivilegeEscalation: boolean; readOnlyRootFilesystem: boolean };
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface Workload extends Manifest {
  spec: {
    selector?: { matchLabels: Record<string, string> };
    volumeClaimTemplates?: { metadata: { name: string } }[];
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        enableServiceLinks: boolean;
        terminationGracePeriodSeconds?: number;
        securityContext: { runAsNonRoot: boolean; runAsUser: number };
        containers: Container[];
        volumes?: { name: string; configMap?: { name: string } }[];
      };
    };
  };
}

export const KUBERNETES = 'shell/tools/production/kubernetes';
const WORKLOADS = ['Deployment', 'StatefulSet', 'Job'];

/** The reason that manifests cannot be rendered here, or undefined if they can. */
export const whyNoKustomize =
  spawnSync('kubectl', ['version', '--client']).status === 0 ? undefined : 'kubectl is not installed';

/** Reads the files as they are, without kustomizations. */
export function readManifests(folder: string): Manifest[] {
  const files = globSync(`${KUBERNETES}/${folder}/*.yaml`, { cwd: PROJECT });
  return files
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseManifests(readFileSync(join(PROJECT, file), 'utf8')));
}

/** Needs `kubectl`, but no cluster. */
export function renderManifests(folder: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(KUBERNETES, folder)], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return parseManifests(stdout);
}

function parseManifests(text: string): Manifest[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });
}

export function listWorkloads(manifests: readonly Manifest[]): Workload[] {
  return manifests.filter((manifest): manifest is Workload => WORKLOADS.includes(manifest.kind));
}
