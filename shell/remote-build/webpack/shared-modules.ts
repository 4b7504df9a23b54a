import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import sharedModules from '@site/shell-contract/shared-modules.json' with { type: 'json' };

/**
 * The modules that exist once on a page: the shell provides them, remotes bring none of their own. A remote whose required range the
 * shell does not meet is refused when it is composed, not when a visitor meets it.
 */
export const SHARED_RANGES = { ...sharedModules, '@site/shell-contract': `^${shellContract.version}` } as const;

/** For a remote's federation plugin. `import: false`: no fallback copy is built. */
export function consumedShared() {
  return Object.fromEntries(
    Object.entries(SHARED_RANGES).map(([name, requiredVersion]) => [name, { singleton: true, strictVersion: true, requiredVersion, import: false as const }]),
  );
}
