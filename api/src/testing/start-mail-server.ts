import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `reject` is permanent (554), and `refuse` is temporary (451). */
type Trouble = 'none' | 'refuse' | 'reject' | 'stall';

const REPLIES = {
  refuse: [451, 'Try again later'],
  reject: [554, '5.7.1 We do not like this message'],
} as const;

export interface MailServer {
  url: string;
  received: string[];
  /** Resolves when another message has arrived, even if it was not accepted. */
  nextMessage(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the IDs of the messages that the server accepted. */
export function deliveredIds({ received }: MailServer): Set<string | undefined> {
  return new Set(received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]));
}

interface MailServerOptions {
  /** Returns the fault for the nth message. */
  trouble?: (count: number) => Trouble;
  /** Returns the command to reject permanently (554). */
  refusedCommand?: () => 'MAIL FROM' | 'RCPT TO' | undefined;
}

export async function startMailServer({
  trouble = () => 'none',
  refusedCommand = () => undefined,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: string[] = [];
  let arrival = Promise.withResolvers<void>();
  let count = 0;
  const answer = (command: 'MAIL FROM' | 'RCPT TO') =>
    refusedCommand() === command ? Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Simulates a server that does not support international addresses.
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
        setImmediate(() => {
          arrival.resolve();
          arrival = Promise.withResolvers<void>();
        });
        if (fate === 'stall') return;
        if (fate !== 'none') {
          const [responseCode, reply] = REPLIES[fate];
          return done(Object.assign(new Error(reply), { responseCode }));
        }
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    nextMessage: () => arrival.promise,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
