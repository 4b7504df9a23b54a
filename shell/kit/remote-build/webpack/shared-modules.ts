import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import sharedModules from '@site/shell-contract/shared-modules.json' with { type: 'json' };

const SHELL_CONTRACT = '@site/shell-contract';

/** The modules that exist once on a page: the shell provides them, remotes bring none of their own. */
export const SHARED_MODULES: readonly string[] = [...Object.keys(sharedModules), SHELL_CONTRACT];

/** The version of the shell's contract that is installed here, or later ones that are compatible. */
export const INSTALLED_SHELL_CONTRACT = `^${shellContract.version}`;

/**
 * What a remote requires of them. A remote whose range the shell does not meet is refused when it is composed, not when a visitor meets it.
 * @param contract range of the shell's contract
 */
export function sharedRanges(contract: string): Record<string, string> {
  return { ...sharedModules, [SHELL_CONTRACT]: contract };
}

/** For a remote's federation plugin. `import: false`: no fallback copy is built. */
export function consumedShared(contract: string) {
  return Object.fromEntries(
    Object.entries(sharedRanges(contract)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ]),
  );
}
