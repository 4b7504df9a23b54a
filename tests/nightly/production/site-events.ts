import type { ServerProcess } from '../../support/server-process.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { getSample } from '../../support/sample.ts';
import type { RedundantSite } from './redundant-site.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { WatchedVisitors } from './watched-visitors.ts';

interface SiteEvent {
  name: string;
  happen: () => Promise<void>;
}

const HEADING = 'About Units of Measurement';
const OTHER_HEADING = 'About All Units of Measurement';
/** Requests that fail this soon after an event are counted as failures of that event. */
const AFTERWARDS_MS = 1000;

export function sampleOfEvents(two: RedundantSite): SiteEvent[] {
  const [api, shell] = [two.apis[0], two.shells[1]] as [ServerProcess, ServerProcess];
  return [
    ...getSample(two.all, 2).map(restarted),
    killed(api),
    killed(shell),
    databaseRestarted(two),
    ...switched(two),
  ];
}

/** Resolves when all kinds of visitors succeed again. */
export async function watch({ name, happen }: SiteEvent, visitors: WatchedVisitors) {
  visitors.take();
  const startedAt = performance.now();
  await happen();
  const before = visitors.met;
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  await waitFor(
    `each kind of visitor to succeed after ${name}`,
    async () =>
      visitors.met.read > before.read && visitors.met.called > before.called && visitors.met.sent > before.sent,
  );
  return { name, seconds: (performance.now() - startedAt) / 1000, ...visitors.take() };
}

function killed(server: ServerProcess): SiteEvent {
  return {
    name: `${server.name} is killed`,
    happen: async () => {
      await server.kill();
      await server.start();
    },
  };
}

function restarted(server: ServerProcess): SiteEvent {
  return {
    name: `${server.name} restarts`,
    happen: async () => {
      const code = await server.stop();
      if (code !== 0) throw new Error(`${server.name} exited with ${code}: ${server.output.slice(-1000)}`);
      await server.start();
    },
  };
}

function databaseRestarted({ database }: RedundantSite): SiteEvent {
  return {
    name: 'PostgreSQL restarts',
    happen: async () => {
      await database.halt();
      await database.restart();
    },
  };
}

function switched(two: RedundantSite): SiteEvent[] {
  const { site } = two;
  const compose = async (...args: readonly string[]) => {
    const { code, output } = await two.compose(...args);
    if (code !== 0) throw new Error(output);
  };
  const release = () =>
    deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: '9.0.0',
      text: HEADING,
      instead: OTHER_HEADING,
    });
  return [
    { name: 'a release is composed', happen: () => compose('use', site.getReleaseUrl('mf-content', release())) },
    { name: 'the release is rolled back', happen: () => compose('rollback') },
  ];
}
