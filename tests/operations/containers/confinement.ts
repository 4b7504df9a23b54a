import { composeServices } from './compose-file.ts';
import { type ContainerizedSite, ONE_SHOT } from './containerized-site.ts';

const TOOLS = ['npm', 'npx', 'yarn', 'corepack', 'git', 'gcc', 'cc', 'make', 'python3'];
const NO_CAPABILITIES = '0000000000000000';

export async function confinementProblems(site: ContainerizedSite): Promise<string[]> {
  const services = Object.keys(composeServices()).filter((service) => service !== ONE_SHOT);
  const problems = (await Promise.all(services.map((service) => listProblems(site, service)))).flat();
  console.log(
    `${services.length} containers: no root, no capabilities, no privilege escalation, no writable folder but ` +
      `/state, no tools: ${problems.length === 0 ? 'passed' : 'failed'}`,
  );
  return problems;
}

async function listProblems(site: ContainerizedSite, service: string): Promise<string[]> {
  const { output: status } = await site.exec(service, 'cat', '/proc/1/status');
  const line = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]?.split(/\s+/) ?? [];
  const tools = await site.exec(service, 'sh', '-c', `command -v ${TOOLS.join(' ')}; true`);
  const written = await site.exec(
    service,
    'sh',
    '-c',
    'for folder in / /srv /etc /usr/local/bin; do touch "$folder/trial" 2>/dev/null && echo "$folder"; done; true',
  );
  const found: Record<string, boolean> = {
    'runs as root': line('Uid').length === 0 || line('Uid').includes('0'),
    'has capabilities': [...line('CapEff'), ...line('CapBnd')].join() !== [NO_CAPABILITIES, NO_CAPABILITIES].join(),
    'can gain privileges': line('NoNewPrivs').join() !== '1',
    'has no read-only root file system': !(await site.inspect(service)).HostConfig.ReadonlyRootfs,
    [`can write to ${written.output.trim().split('\n').join(', ')}`]:
      written.output.trim() !== '' || written.code !== 0,
    [`has ${tools.output.trim().split('\n').join(', ')}`]: tools.output.trim() !== '' || tools.code !== 0,
  };
  return Object.entries(found).flatMap(([sentence, isSo]) => (isSo ? [`${service} ${sentence}.`] : []));
}
