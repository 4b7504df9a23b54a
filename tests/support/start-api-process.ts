import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** `npm run build` creates this file. */
export const BUILT_API = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

export interface ApiProcess {
  url: string;
  logs: string[];
  /** @returns the exit code, or null after a signal */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a built API. Stops without a drain period, because no proxy is in front. */
export async function startProcess(environment: Record<string, string>, file = BUILT_API): Promise<ApiProcess> {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // After 'exit', the last lines of the log may still arrive, so this waits for 'close'.
  const exited = once(child, 'close') as Promise<[number | null]>;
  // A failed test must not leave processes behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  const logs: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      logs.push(line);
      const { msg, url } = JSON.parse(line) as { msg: string; url?: string };
      if (msg === 'The API is ready.' && url) resolve(url);
    });
    void exited.then(([code]) => reject(new Error(`The API ended with ${code}: ${logs.join('\n')}`)));
  });
  return {
    url: await url,
    logs,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}
