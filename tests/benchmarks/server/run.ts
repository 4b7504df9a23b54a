/** Compares the site with a plain `node:http` server that sends the same bytes. Needs Linux, to read /proc. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { commandLine, descendants } from '../../support/child-processes.ts';
import { median } from '../../support/median.ts';
import { startSite } from '../../support/site.ts';
import type { Load, LoadResult } from './load-process.ts';
import type { RecordedResponse } from './plain-server.ts';

const PAGE = '/converter/length/feet-to-meters';
const LIST = '/api/categories';
const CASES = [PAGE, LIST].flatMap((path) => [
  { name: path, path, isUnchanged: false },
  { name: `${path}, 304`, path, isUnchanged: true },
]);
const ROUNDS = 9;
const ROUND_MS = 1000;
const CONNECTIONS = 16;
const ENCODING = { 'accept-encoding': 'br' };
const OF_NODE = new Set(['date', 'connection', 'keep-alive']);
const TICKS_PER_SECOND = 100;

interface Rate {
  perSecond: number;
  /** The server's processor time per request, in seconds. */
  processorSeconds: number;
}

console.log(`${cpus().length} processors, shared with the clients. Load average: ${loadavg()[0]?.toFixed(1)}.`);
const helpers: ChildProcess[] = [];
const site = await startSite();
try {
  const recorded = Object.fromEntries(
    await Promise.all([PAGE, LIST].map(async (path) => [path, await record(path)] as const)),
  );
  const plain = startHelper('plain-server.ts');
  plain.send(recorded);
  const [port] = (await once(plain, 'message')) as [number];
  const shell = descendants(site.pid).find((pid) => /shell\/.*server\/main/.test(commandLine(pid).join(' '))) ?? 0;
  const servers = [
    { origin: `http://127.0.0.1:${port}`, pid: plain.pid ?? 0 },
    { origin: site.origin, pid: shell },
  ] as const;
  const client = startHelper('load-process.ts');
  console.log('\n| ratio to plain node:http | requests per second | processor time |\n|---|---|---|');
  for (const { name, path, isUnchanged } of CASES) {
    // The site compresses a large page again later, which changes the ETag.
    const etags = [recorded[path]?.etag ?? '', (await record(path)).etag] as const;
    const rates: [plain: Rate[], site: Rate[]] = [[], []];
    // Each round measures both servers, so that other load affects both. The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, { origin, pid }] of servers.entries()) {
        const headers = { ...ENCODING, ...(isUnchanged ? { 'if-none-match': etags[index] ?? '' } : {}) };
        const load = { origin, path, headers, status: isUnchanged ? 304 : 200, limitMs: ROUND_MS };
        const rate = await measure(client, { ...load, connections: CONNECTIONS }, pid);
        if (round > 0) rates[index]?.push(rate);
      }
    }
    const [bare, served] = rates.map(medianRate) as [Rate, Rate];
    const ratios = [served.perSecond / bare.perSecond, bare.processorSeconds / served.processorSeconds];
    console.log(`| ${name} | ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')} |`);
  }
} finally {
  await site.stop();
  for (const helper of helpers) helper.kill();
}

function startHelper(file: string): ChildProcess {
  const helper = fork(join(import.meta.dirname, file));
  helpers.push(helper);
  return helper;
}

async function measure(client: ChildProcess, load: Load, pid: number): Promise<Rate> {
  const before = cpuSeconds(pid);
  client.send(load);
  const [{ requests, seconds, failure }] = (await once(client, 'message')) as [LoadResult];
  if (failure !== undefined) throw new Error(`${load.origin}${load.path}: ${failure}`);
  return { perSecond: requests / seconds, processorSeconds: (cpuSeconds(pid) - before) / requests };
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    processorSeconds: median(rates.map(({ processorSeconds }) => processorSeconds)),
  };
}

async function record(path: string): Promise<RecordedResponse> {
  const { statusCode, headers, body } = await request(site.origin + path, { headers: ENCODING });
  const bytes = Buffer.from(await body.arrayBuffer());
  const etag = String(headers.etag);
  const unchanged = await request(site.origin + path, { headers: { ...ENCODING, 'if-none-match': etag } });
  if (statusCode !== 200 || unchanged.statusCode !== 304)
    throw new Error(`${path} answers ${statusCode}, and ${unchanged.statusCode} to its ETag.`);
  return {
    etag,
    headers: sentHeaders(headers),
    validators: sentHeaders(unchanged.headers),
    body: bytes.toString('base64'),
  };
}

function sentHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    OF_NODE.has(name) || value === undefined ? [] : [value].flat().flatMap((one) => [name, one]),
  );
}

/** Sums fields 14 and 15 of /proc/PID/stat, the user and system time (proc(5)). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
