export class ListenError extends Error {
  readonly code = 'LISTEN_FAILED';
  override name = 'ListenError';

  static ofHost(host: string, cause: unknown): ListenError {
    return new ListenError(`Host name ${host} does not resolve. Set HOST.`, { cause });
  }

  static ofPort(address: string, port: number, cause: NodeJS.ErrnoException): ListenError {
    return new ListenError(sentence(address, port, cause), { cause });
  }
}

function sentence(address: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use by another program. Set PORT to another port.`;
  if (code === 'EACCES') return `This account cannot use port ${port}. Set PORT to another port.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine. Set HOST.`;
  return `Cannot listen on port ${port} of ${address}: ${message}.`;
}
