import { startProcess } from './running-process.ts';

const CHANGES = new Set(['use', 'remove', 'rollback', 'promote', 'canary', 'apply']);
/** A busy machine takes its time until a site has something live. */
const PATIENCE = ['--timeout', '120'];

/** Runs the operator's own command. */
export async function runCompose(
  file: string,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const isPatient = CHANGES.has(args[0] ?? '') && !args.includes('--no-wait') && !args.includes('--timeout');
  const running = startProcess({
    args: ['shell/composition/cli/compose.ts', ...args, ...(isPatient ? PATIENCE : []), '--file', file],
  });
  const code = await running.ended;
  return { code, output: running.output() };
}

/** Changes a composition with the operator's own command. A site that follows it has it live when this resolves. */
export async function compose(file: string, ...releases: readonly string[]): Promise<void> {
  // The releases lie on loopback addresses, which are refused for a public SITE_URL unless they are named.
  const origins = new Set(
    releases.filter((release) => URL.canParse(release)).map((release) => new URL(release).origin),
  );
  const trust = [...origins].flatMap((origin) => ['--trust-origin', origin]);
  const { code, output } = await runCompose(file, 'use', ...releases, ...trust, '--reason', 'A test');
  if (code !== 0) throw new Error(output);
}
