import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  received(): string;
  closed: Promise<void>;
}

export function rawConnection(url: string, text = ''): RawConnection {
  const { hostname, port } = new URL(url);
  let received = '';
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  socket.write(text);
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  // A reset connection still emits `close`.
  socket.on('error', () => {});
  return { socket, received: () => received, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
}

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function readResponse(received: string): RawResponse {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: received.slice(end + 4, end + 4 + Number(headers['content-length'] ?? 0)),
  };
}
