import type { APIRequestContext } from '@playwright/test';

export async function readPage(
  request: APIRequestContext,
  path: string,
): Promise<{ status: number; html: string; text: string }> {
  const response = await request.get(path);
  const html = await response.text();
  const text = html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    // Tags within a number are only styling.
    .replace(/(?<=\d)(?:<\/?span\b[^>]*>)+(?=\d|\.\d)/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: response.status(), html, text };
}
