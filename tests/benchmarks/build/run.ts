import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../support/project.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { startProcess } from '../../support/running-process.ts';
import { startSite } from '../../support/site.ts';

const copy = new ProjectCopy();
try {
  for (const built of [
    ...REMOTES.map((remote) => `${remote}/dist`),
    'shell/dist',
    'api/dist',
    'api/catalogue/generated',
  ])
    rmSync(copy.file(built), { recursive: true, force: true });
  console.log('| | seconds |\n|---|---|');
  await print('npm start in an installed fresh clone, until the first page', startAndRead);
  for (const remote of REMOTES) await print(`npm run release -w ${remote}`, () => release(remote));
} finally {
  copy.delete();
}

async function print(what: string, work: () => Promise<void>) {
  const begun = performance.now();
  await work();
  console.log(`| ${what} | ${((performance.now() - begun) / 1000).toFixed(1)} |`);
}

async function startAndRead() {
  const site = await startSite({}, copy.folder);
  const { status } = await fetch(`${site.origin}/`);
  void site.stop();
  if (status !== 200) throw new Error(`The first page answered ${status}`);
}

async function release(remote: string) {
  rmSync(copy.file(`${remote}/dist`), { recursive: true, force: true });
  const folder = copy.file(remote);
  const running = startProcess({
    args: [copy.file('shell/kit/remote-build/bin/remote-build.mjs'), 'release'],
    cwd: folder,
    environment: { RELEASE_STORE: join(copy.folder, 'store') },
  });
  if ((await running.ended) !== 0) throw new Error(`Releasing ${remote} failed: ${running.output()}`);
}
