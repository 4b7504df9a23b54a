import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedRemote, typeErrors } from '../release/require-types.ts';

/** Returns a function that checks types, and prints changed errors. Calls during a check are one further check. */
export function watchTypes(remote: CheckedRemote): () => Promise<void> {
  const scratch = join(remote.folder, 'dist/.dev');
  mkdirSync(scratch, { recursive: true });
  let former: string | undefined;
  let isChecking = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isChecking) return;
    isChecking = true;
    while (isStale) {
      isStale = false;
      const errors = await typeErrors(remote, scratch).catch((error: Error) => error.message);
      if (errors !== former) console[errors === undefined ? 'log' : 'error'](errors ?? 'no more type errors');
      former = errors;
    }
    isChecking = false;
  };
}
