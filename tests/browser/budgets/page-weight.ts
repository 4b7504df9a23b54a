import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Sizes are in bytes, compressed with Brotli. */
export interface PageWeight {
  html: number;
  /** Inline styles. The site has no other stylesheets. */
  css: number;
  /** The scripts that the HTML lists. All numbered chunks of a remote are one entry. */
  scripts: Readonly<Record<string, number>>;
}

export const getJavascript = ({ scripts }: PageWeight) => Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);

export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const document = await readKept(new URL(path, origin));
  const html = brotliDecompressSync(document).toString();
  const scripts: Record<string, number> = {};
  for (const pageUrl of getScripts(html)) {
    const url = new URL(pageUrl, origin);
    const name = getName(url, html);
    scripts[name] = (scripts[name] ?? 0) + (await readCompressed(url)).length;
  }
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  return { html: document.length, css: brotliCompressSync(styles).length, scripts };
}

function getScripts(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/<(?:script[^>]* src|link rel="preload" as="script" href)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    ),
  );
}

/** Returns, for example, `shell/main` for `/assets/main.0123456789.js`. */
function getName({ href, pathname }: URL, html: string): string {
  const remotes = /"remotes":\{.*?\},"routes"/s.exec(html)?.[0] ?? '';
  const remote =
    [...remotes.matchAll(/"([\w-]+)":\{"base":"([^"]+)"/g)].find(([, , base = '']) => href.startsWith(base))?.[1] ??
    'shell';
  const [file = ''] = (pathname.split('/').at(-1) ?? '').split('.');
  return `${remote}/${/^\d+$/.test(file) ? 'chunks' : file.replace('__federation_expose_', '')}`;
}

/** The site compresses cached pages above this size again when it is idle. The first response is about 10% larger. */
const LARGE_BYTES = 16 * 1024;

async function readKept(url: URL): Promise<Buffer> {
  const document = await readCompressed(url);
  return document.length <= LARGE_BYTES ? document : brotliCompressSync(brotliDecompressSync(document));
}

function readCompressed(url: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] === 'br') return resolve(buffer(response));
      response.resume();
      reject(new Error(`${url} answered ${response.statusCode} without brotli compression`));
    });
    asked.on('error', reject).end();
  });
}
