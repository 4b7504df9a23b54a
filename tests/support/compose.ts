import { runComposeInProcess } from '../../shell/composition/testing/run-compose-in-process.ts';
import { cleanEnvironment } from './running-process.ts';

const CHANGES = new Set(['use', 'remove', 'rollback', 'promote', 'canary']);
const PATIENCE = ['--timeout', '120'];
/** A busy machine loads files slowly. */
const LIMITS = { RELEASE_FILE_TIMEOUT_SECONDS: '30', RELEASE_TIMEOUT_SECONDS: '60' };
const RENDERS_NOTHING = new Set(['rollback', 'remove']);

/** No trial site: these tests are about what the site itself does with a release. */
export async function runCompose(file: string, ...args: readonly string[]): Promise<{ code: number; output: string }> {
  const isPatient = CHANGES.has(args[0] ?? '') && !args.includes('--no-wait') && !args.includes('--timeout');
  const isRendered = CHANGES.has(args[0] ?? '') && !RENDERS_NOTHING.has(args[0] ?? '');
  const extra = [...(isPatient ? PATIENCE : []), ...(isRendered ? ['--no-render'] : []), '--file', file];
  const { code, output } = await runComposeInProcess([...args, ...extra], { ...cleanEnvironment(), ...LIMITS });
  return { code, output };
}

/** Resolves once the change is live on the sites that follow the composition. */
export async function compose(file: string, ...releases: readonly string[]): Promise<void> {
  // A public SITE_URL refuses loopback releases unless they are trusted.
  const origins = new Set(
    releases.filter((release) => URL.canParse(release)).map((release) => new URL(release).origin),
  );
  const trust = [...origins].flatMap((origin) => ['--trust-origin', origin]);
  const { code, output } = await runCompose(file, 'use', ...releases, ...trust, '--reason', 'A test');
  if (code !== 0) throw new Error(output);
}
