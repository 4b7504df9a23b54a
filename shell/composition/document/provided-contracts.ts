import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import type { Provided } from '@site/release/requirements';
import { ComposeError } from './compose-error.ts';

const SHELL_CONTRACT = '@site/shell-contract';

export function providedWith(shared: Readonly<Record<string, string>>): Provided {
  const shellContract = shared[SHELL_CONTRACT];
  if (!shellContract)
    throw new ComposeError(
      'SHELL_NOT_BUILT',
      `The shell's build does not share ${SHELL_CONTRACT}. Build the shell again: npm run build -w shell --if-present`,
    );
  return { shellContract, api: apiContract.version, shared };
}
