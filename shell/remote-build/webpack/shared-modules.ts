import shellContract from '@site/shell-contract/package.json' with { type: 'json' };

/**
 * The modules that exist once on a page: the shell provides them, remotes bring none of their own. A remote whose required range the
 * shell does not meet is refused when it is composed, not when a visitor meets it.
 */
export const SHARED_RANGES = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'styled-components': '^6.0.0',
  '@site/shell-contract': `^${shellContract.version}`,
} as const;

/** For a remote's federation plugin. `import: false`: no fallback copy is built. */
export function consumedShared() {
  return shared({ import: false as const });
}

/** For the shell's. `eager`: in the first bundle, so that no asynchronous bootstrap costs a network trip. */
export function providedShared() {
  return shared({ eager: true });
}

function shared<T extends object>(extra: T) {
  return Object.fromEntries(
    Object.entries(SHARED_RANGES).map(([name, requiredVersion]) => [name, { singleton: true, strictVersion: true, requiredVersion, ...extra }]),
  );
}
