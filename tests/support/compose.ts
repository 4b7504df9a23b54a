import { startProcess } from './running-process.ts';

/** Changes a composition with the operator's own command. */
export async function compose(file: string, ...releases: readonly string[]): Promise<void> {
  const running = startProcess({ args: ['shell/operator/compose.ts', 'use', ...releases, '--file', file, '--reason', 'A test'] });
  const code = await running.ended;
  if (code !== 0) throw new Error(running.output());
}
