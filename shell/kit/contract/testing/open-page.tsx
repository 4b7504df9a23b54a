import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PageDefinition } from '../route/page.ts';
import { openWindow } from './browser-window.ts';
import { loadTestedPage, type PageTestOptions, readableText } from './tested-page.tsx';

/**
 * Hydrates a page in a simulated browser, runs its effects, and returns the text. Rejects if something throws, or if
 * the browser renders different markup than the server.
 */
export async function openPage(page: PageDefinition, path: string, options: PageTestOptions = {}): Promise<string> {
  const { content } = await loadTestedPage(page, path, options);
  const routed = <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>;
  const html = renderToString(routed);
  const { close } = openWindow(`https://site.test${path}`);
  const mismatches: unknown[] = [];
  try {
    const { hydrateRoot } = await import('react-dom/client');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const root = await act(async () =>
      hydrateRoot(container, routed, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    const text = readableText(container.innerHTML);
    await act(async () => root.unmount());
    if (mismatches.length > 0) throw mismatches[0];
    return text;
  } catch (error) {
    throw new Error(`${path} fails in a browser: ${String(error)}`, { cause: error });
  } finally {
    await close();
  }
}
