import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { median } from '../../support/median.ts';
import { LoadClient, startHelper } from './load.ts';
import { recordAnswer } from './recorded-answer.ts';

const CONNECTIONS = 16;
const TICKS_PER_SECOND = 100;
const ENCODING = 'br';
/** Bypasses the shell's prepared responses without changing the response. */
const REGULAR = { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };

export interface Case {
  name: string;
  path: string;
  method?: 'GET' | 'HEAD';
  isUnchanged?: boolean;
}

export interface Rate {
  perSecond: number;
  /** Server CPU time per request. */
  microseconds: number;
}

export interface Compared {
  case: Case;
  plain: Rate;
  ready: Rate;
  regular: Rate;
}

interface Options {
  origin: string;
  pid: number;
  cases: readonly Case[];
  rounds: number;
  roundMs: number;
}

/** Alternates variants, so that other load affects all. */
export async function compareWithPlain({ origin, pid, cases, rounds, roundMs }: Options): Promise<Compared[]> {
  const recorded = Object.fromEntries(
    await Promise.all(
      [...new Set(cases.map(({ path }) => path))].map(
        async (path) => [path, await recordAnswer(origin + path, ENCODING)] as const,
      ),
    ),
  );
  const server = startHelper('plain-server.ts');
  server.send(recorded);
  const [port] = (await once(server, 'message')) as [number];
  const client = new LoadClient();
  const variants = [
    { name: 'plain', origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, headers: {} },
    { name: 'ready', origin, pid, headers: {} },
    { name: 'regular', origin, pid, headers: REGULAR },
  ] as const;
  const compared: Compared[] = [];
  for (const one of cases) {
    const { path, method = 'GET', isUnchanged = false } = one;
    const rates: Record<(typeof variants)[number]['name'], Rate[]> = { plain: [], ready: [], regular: [] };
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const variant of variants) {
        const headers = {
          'accept-encoding': ENCODING,
          ...variant.headers,
          ...(isUnchanged ? { 'if-none-match': recorded[path]?.etag ?? '' } : {}),
        };
        const before = cpuSeconds(variant.pid);
        const { requests, perSecond, failures, firstFailure } = await client.run({
          origin: variant.origin,
          paths: [path],
          method,
          headers,
          status: isUnchanged ? 304 : 200,
          connections: CONNECTIONS,
          limitMs: round === 0 ? roundMs / 4 : roundMs,
        });
        if (failures > 0)
          throw new Error(`${variant.name}: ${failures} requests failed, the first with ${firstFailure}`);
        if (round > 0)
          rates[variant.name].push({ perSecond, microseconds: ((cpuSeconds(variant.pid) - before) / requests) * 1e6 });
      }
    }
    compared.push({
      case: one,
      plain: medianRate(rates.plain),
      ready: medianRate(rates.ready),
      regular: medianRate(rates.regular),
    });
  }
  client.stop();
  server.kill();
  return compared;
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    microseconds: median(rates.map(({ microseconds }) => microseconds)),
  };
}

/** CPU time of a process (Linux; proc(5), fields 14 and 15). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
