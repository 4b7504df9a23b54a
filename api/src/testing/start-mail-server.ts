import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `reject` is permanent (554), `refuse` temporary (451). */
type Trouble = 'none' | 'refuse' | 'reject' | 'stall';

export interface MailServer {
  url: string;
  received: string[];
  stop(): Promise<void>;
}

interface MailServerOptions {
  port?: number;
  /** Fault for the n-th message. */
  trouble?: (count: number) => Trouble;
  /** Command to reject permanently (554), before any message. */
  refusedCommand?: () => 'MAIL FROM' | 'RCPT TO' | undefined;
}

export async function startMailServer({
  port = 0,
  trouble = () => 'none',
  refusedCommand = () => undefined,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: string[] = [];
  let count = 0;
  const answer = (command: 'MAIL FROM' | 'RCPT TO') =>
    refusedCommand() === command ? Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Simulates a server without international addresses.
    hideSMTPUTF8: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(answer('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(answer('RCPT TO')),
    onData(stream, _session, done) {
      const fate = trouble((count += 1));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fate === 'stall') return;
        if (fate === 'refuse') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        if (fate === 'reject')
          return done(Object.assign(new Error('5.7.1 We do not like this message'), { responseCode: 554 }));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  // Clients that are killed break their connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
