/** HOST and PORT cannot be listened on. The message is for the operator. */
export class ListenError extends Error {
  readonly code = 'LISTEN_FAILED';
  override name = 'ListenError';

  static ofHost(host: string, cause: unknown): ListenError {
    return new ListenError(`The name ${host} stands for no address. HOST names another.`, { cause });
  }

  static ofPort(address: string, port: number, cause: NodeJS.ErrnoException): ListenError {
    return new ListenError(sentence(address, port, cause), { cause });
  }
}

function sentence(address: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is in use by another program. PORT names another.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. PORT names another.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine. HOST names another.`;
  return `Port ${port} of ${address} cannot be listened on: ${message}.`;
}
