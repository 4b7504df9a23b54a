import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ProxyProgram } from '../../support/site-proxy.ts';
import { allEvents, sampleOfEvents, type SiteEvent, watch } from './site-events.ts';
import { RedundantSite } from './redundant-site.ts';
import { waitFor } from '../../support/wait-for.ts';
import { WatchedVisitors } from './watched-visitors.ts';

interface MailBox {
  server: SMTPServer;
  received: string[];
}

export class RedundancyTrial {
  readonly #two: RedundantSite;
  readonly #visitors: WatchedVisitors;
  readonly #mail: MailBox;

  private constructor(two: RedundantSite, mail: MailBox) {
    this.#two = two;
    this.#mail = mail;
    this.#visitors = new WatchedVisitors(two.origin);
  }

  static async start(program: ProxyProgram): Promise<RedundancyTrial> {
    const mail = await startMail();
    return new RedundancyTrial(await RedundantSite.start(program, { smtpUrl: mail.url }), mail);
  }

  events(): SiteEvent[] {
    return allEvents(this.#two);
  }

  sample(): SiteEvent[] {
    return sampleOfEvents(this.#two);
  }

  let(event: SiteEvent): ReturnType<typeof watch> {
    return watch(event, this.#visitors);
  }

  /** Mailboxes merge duplicates by `Message-ID`. */
  async countMessages(): Promise<{ sent: number; lost: number; doubled: number }> {
    await this.#visitors.stop();
    const { subjects } = this.#visitors;
    const mailed = () =>
      new Map(
        this.#mail.received.map((text) => [
          /^Message-ID: <(.+)>/im.exec(text)?.[1],
          /^Subject: .*(Question \d+)/im.exec(text)?.[1],
        ]),
      );
    const lost = () => {
      const known = new Set(mailed().values());
      return subjects.filter((subject) => !known.has(subject)).length;
    };
    await waitFor('all messages to be delivered', async () => lost() === 0).catch(() => undefined);
    const all = [...mailed().values()];
    return { sent: subjects.length, lost: lost(), doubled: all.length - new Set(all).size };
  }

  async stop(): Promise<void> {
    await this.#visitors.stop();
    await this.#two.stop();
    this.#mail.server.close();
  }
}

async function startMail() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => {}); // killed clients break their connection
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { server, received, url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}
