import { readMeanwhile } from '../../support/read-meanwhile.ts';
import { waitFor } from '../../support/wait-for.ts';
import { composeServices } from './compose-file.ts';
import { type ContainerizedSite, ONE_SHOT } from './containerized-site.ts';

const PATHS = ['/converter/length/feet-to-meters', '/about-units', '/contact', '/api/units/length'];
/** Has no second instance, so visitors notice its restart. */
const SINGLE = 'proxy';

export interface Ended {
  service: string;
  memory: number;
  stopSeconds: number;
  /** Until the first passing health check. */
  readySeconds: number;
  read: number;
  problems: readonly string[];
}

export async function endAndRestart(site: ContainerizedSite): Promise<Ended[]> {
  const results: Ended[] = [];
  for (const service of Object.keys(composeServices()).filter((name) => name !== ONE_SHOT)) {
    const result = await endOne(site, service);
    results.push(result);
    console.log(
      `${service}: stopped in ${result.stopSeconds.toFixed(1)} s, ready after ` +
        `${result.readySeconds.toFixed(1)} s, killed; ${result.read} pages read, ` +
        `${result.problems.join(' ') || 'none failed'}`,
    );
  }
  return results;
}

async function endOne(site: ContainerizedSite, service: string): Promise<Ended> {
  const memory = await site.memory(service);
  const visitors = service === SINGLE ? undefined : readMeanwhile(site, PATHS);
  const { seconds: stopSeconds, exitCode } = await site.stop(service);
  const readySeconds = await site.start(service);
  await allIsThere(site, service);
  await site.kill(service);
  await site.start(service);
  await allIsThere(site, service);
  const answers = (await visitors?.stop()) ?? [];
  const failed = answers.filter(({ status }) => status !== 200);
  const problems = [
    ...(exitCode === 0 ? [] : [`${service} exited with ${exitCode} instead of 0 when it was stopped.`]),
    ...(failed.length === 0
      ? []
      : [
          `${failed.length} of ${answers.length} requests failed while ${service} was restarted: ${failed
            .map(({ path, status }) => `${path} (${status})`)
            .slice(0, 5)
            .join(', ')}.`,
        ]),
    ...(visitors && answers.length < PATHS.length ? [`No pages were read while ${service} was restarted.`] : []),
  ];
  return { service, memory, stopSeconds, readySeconds, read: answers.length, problems };
}

/** The next service must wait until the previous one serves again. */
async function allIsThere(site: ContainerizedSite, service: string): Promise<void> {
  if (!/^(?:shell|api)-/.test(service)) return;
  await waitFor(
    `${service} to be ready`,
    async () => (await site.exec(service, 'health-check', '/health/ready')).code === 0,
  );
}
