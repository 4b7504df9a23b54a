import { startProcess } from './running-process.ts';

/** Runs the operator's own command. */
export async function runCompose(file: string, ...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const running = startProcess({ args: ['shell/operator/compose.ts', ...args, '--file', file] });
  const code = await running.ended;
  return { code, output: running.output() };
}

/** Changes a composition with the operator's own command. A site that follows it has it live when this resolves. */
export async function compose(file: string, ...releases: readonly string[]): Promise<void> {
  const { code, output } = await runCompose(file, 'use', ...releases, '--reason', 'A test');
  if (code !== 0) throw new Error(output);
}
