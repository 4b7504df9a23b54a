import type { APIRequestContext } from '@playwright/test';

/** What a visitor without a browser gets: the HTML, and the text in it. */
export async function readPage(
  request: APIRequestContext,
  path: string,
): Promise<{ status: number; html: string; text: string }> {
  const response = await request.get(path);
  const html = await response.text();
  const text = html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    // Between the digits of one number, and before its point, a tag is style alone.
    .replace(/(?<=\d)(?:<\/?span\b[^>]*>)+(?=\d|\.\d)/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: response.status(), html, text };
}
