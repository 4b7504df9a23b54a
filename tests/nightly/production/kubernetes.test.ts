import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { type Container, readManifests, listWorkloads } from '../../support/kubernetes.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Kubernetes sends probes to the IP address of a pod. */
const POD = '10.244.1.7';

const containers = [...readManifests('base'), ...readManifests('remote')].flatMap((manifest) =>
  listWorkloads([manifest]).flatMap(({ spec }) => spec.template.spec.containers),
);
const createContainer = (name: string) => containers.find((container) => container.name === name) as Container;

/** Returns the settings in the manifest itself, without those from a secret or a ConfigMap. */
function getSettings(name: string): Record<string, string> {
  const set = (createContainer(name).env ?? []).flatMap((one) =>
    one.value === undefined ? [] : [[one.name, one.value]],
  );
  return Object.fromEntries(set) as Record<string, string>;
}

function probe(origin: string, path: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: { host: `${POD}:${port}`, 'user-agent': 'kube-probe/1.32' } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the probes of the Kubernetes manifests', () => {
  let site: ComposedSite;
  let releases: RunningProcess;
  const origins: Record<string, string> = {};

  beforeAll(async () => {
    site = await ComposedSite.start();
    await site.startApi({ ...getSettings('api'), DRAIN_SECONDS: '0' });
    await site.startShell({ ...getSettings('shell'), API_URL: site.apiOrigin, DRAIN_SECONDS: '0' });
    const port = await freePort();
    releases = startProcess({
      args: ['node_modules/.bin/remote-build', 'serve', '--dir', 'mf-contact/dist', '--port', String(port)],
    });
    Object.assign(origins, { shell: site.origin, api: site.apiOrigin, releases: `http://localhost:${port}` });
    await waitFor('the release server', async () => (await fetch(`${origins['releases']}/latest.json`)).ok);
  });

  afterAll(async () => {
    await releases?.stop();
    await site?.stop();
  });

  test.each(['shell', 'api', 'releases'])('get 200 from a running server: %s', async (name) => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = createContainer(name);
    const paths = [startupProbe, livenessProbe, readinessProbe].map((one) => one?.httpGet?.path ?? '');
    const port = ports?.[0]?.containerPort ?? 0;
    const statuses = await Promise.all(paths.map((path) => probe(origins[name] ?? '', path, port)));
    expect(statuses).toEqual([200, 200, 200]);
  });
});
