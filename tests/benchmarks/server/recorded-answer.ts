import { request } from 'undici';

export interface RecordedAnswer {
  etag: string;
  /** Names and values alternate. */
  headers: string[];
  /** Headers of a 304. */
  validators: string[];
  body: string;
}

/** Headers that Node adds. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive']);

export async function recordAnswer(url: string, encoding: string): Promise<RecordedAnswer> {
  const whole = await ask(url, { 'accept-encoding': encoding });
  const etag = String(whole.headers['etag']);
  const unchanged = await ask(url, { 'accept-encoding': encoding, 'if-none-match': etag });
  if (whole.statusCode !== 200 || unchanged.statusCode !== 304)
    throw new Error(`${url} answers ${whole.statusCode}, and ${unchanged.statusCode} to its ETag.`);
  return {
    etag,
    headers: sentHeaders(whole.headers),
    validators: sentHeaders(unchanged.headers),
    body: whole.body.toString('base64'),
  };
}

async function ask(url: string, headers: Record<string, string>) {
  const { statusCode, headers: received, body } = await request(url, { headers });
  return { statusCode, headers: received, body: Buffer.from(await body.arrayBuffer()) };
}

function sentHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    OF_NODE.has(name) || value === undefined ? [] : [value].flat().flatMap((one) => [name, one]),
  );
}
