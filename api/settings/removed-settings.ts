const ONE_PROCESS =
  'One process serves one port: start another on its own port, behind a proxy (shell/docs/production.md, "Several processes on one machine").';

/** Variables without effect, and what to do instead. */
const REMOVED: Readonly<Record<string, string>> = {
  WEB_CONCURRENCY: ONE_PROCESS,
  WORKERS: ONE_PROCESS,
  EARLY_HINTS: 'Pages name the origin of their remote in their Link header. Remove the setting.',
};

/** Returns a sentence for each removed variable that is set. One process was the default, so 1 needs no sentence. */
export function removedSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(REMOVED)
    .filter(([name]) => !['', '1', undefined].includes(environment[name]?.trim()))
    .map(([name, advice]) => `${name} has no effect. ${advice}`);
}
