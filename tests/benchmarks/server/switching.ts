import { runCompose } from '../../support/compose.ts';
import { LoadClient, type LoadResult } from './load.ts';

interface Options {
  origin: string;
  compositionFile: string;
  paths: readonly string[];
  revisions: readonly [number, number];
  limitMs: number;
}

const CONNECTIONS = 16;
/** A switch starts processes, and operators switch rarely. */
const PAUSE_MS = 1000;

export async function loadWhileSwitching({
  origin,
  compositionFile,
  paths,
  revisions,
  limitMs,
}: Options): Promise<{ quiet: LoadResult; switching: LoadResult; switches: number }> {
  const client = new LoadClient();
  const load = () =>
    client.run({
      origin,
      paths,
      method: 'GET',
      headers: { 'accept-encoding': 'br' },
      status: 200,
      connections: CONNECTIONS,
      limitMs,
    });
  await load();
  const quiet = await load();
  let switches = 0;
  let isOver = false;
  const switched = (async () => {
    while (!isOver) {
      const to = revisions[switches % 2] as number;
      const { code, output } = await runCompose(
        compositionFile,
        'rollback',
        '--to',
        String(to),
        '--reason',
        'A benchmark',
      );
      if (code !== 0) throw new Error(output);
      switches += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const switching = await load();
  isOver = true;
  await switched;
  client.stop();
  return { quiet, switching, switches };
}
