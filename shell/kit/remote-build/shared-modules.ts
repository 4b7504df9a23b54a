import shellContract from '@site/shell-contract/package.json' with { type: 'json' };
import sharedModules from '@site/shell-contract/shared-modules.json' with { type: 'json' };

const SHELL_CONTRACT = '@site/shell-contract';

/** Modules that only the shell provides, so that a page has one copy. */
export const SHARED_MODULES: readonly string[] = [...Object.keys(sharedModules), SHELL_CONTRACT];

export const INSTALLED_SHELL_CONTRACT = `^${shellContract.version}`;

/** @param contract version range of the shell's contract */
export function sharedRanges(contract: string): Record<string, string> {
  return { ...sharedModules, [SHELL_CONTRACT]: contract };
}

/** `import: false` leaves out the fallback copy. */
export function consumedShared(contract: string) {
  return Object.fromEntries(
    Object.entries(sharedRanges(contract)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ]),
  );
}
