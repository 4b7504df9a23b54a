import { createApiClient } from '@site/api-contract';
import { Agent, request } from 'node:https';

const PAGES = ['/converter/length/feet-to-meters', '/about-units', '/contact', '/'];
const CALLS = ['/api/units/length', '/api/convert?q=5%20ft%20to%20m'];
const PAUSE_MS = 100;

export interface Account {
  read: number;
  called: number;
  sent: number;
  failed: string[];
}

export class WatchedVisitors {
  readonly #origin: string;
  readonly #work: Promise<void>[];
  readonly subjects: string[] = [];
  #account: Account = emptyAccount();
  #isOn = true;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const client = createApiClient({
      baseUrl: origin,
      fetch: (input, init) => this.#fetch(input instanceof Request ? input.url : input.toString(), init),
    });
    this.#work = [
      ...PAGES.map((path, visitor) =>
        this.#repeat('read', () => this.#get(visitor % 2 ? path : `${path}?visit=${this.#count}`)),
      ),
      ...CALLS.map((path) => this.#repeat('called', () => this.#get(path))),
      this.#repeat('sent', async () => {
        const subject = `Question ${this.#count}`;
        await client.sendContactMessage({
          name: 'Ann Lee',
          email: 'ann@example.org',
          subject,
          message: 'How many feet are in a mile?',
          recaptchaToken: 'none',
        });
        this.subjects.push(subject);
      }),
    ];
  }

  get met(): Account {
    return { ...this.#account };
  }

  take(): Account {
    const account = this.#account;
    this.#account = emptyAccount();
    return account;
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await Promise.all(this.#work);
  }

  async #repeat(kind: 'read' | 'called' | 'sent', act: () => Promise<void>) {
    while (this.#isOn) {
      this.#count += 1;
      await act().then(
        () => void (this.#account[kind] += 1),
        (error: Error) => void this.#account.failed.push(error.message),
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async #get(path: string) {
    const { status } = await this.#fetch(this.#origin + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }

  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  #fetch(url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      const asked = request(
        url,
        { method, headers: headers as Record<string, string>, agent: this.#agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0 })));
          response.on('error', (error) => reject(new Error(`${url}: ${error.message}`)));
        },
      );
      asked.on('error', (error) => reject(new Error(`${url}: ${error.message}`)));
      asked.end(body);
    });
  }
}

function emptyAccount(): Account {
  return { read: 0, called: 0, sent: 0, failed: [] };
}
