import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Browser, type ElementHandle, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { freeSitePort } from '../../../api/http-server/testing/free-port.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

export const LIMIT_MS = 180_000;
export const CONVERTER = '/converter/length/feet-to-meters';

export function workplace() {
  let copy: ProjectCopy;
  let browser: Browser;

  beforeAll(async () => {
    copy = new ProjectCopy();
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser.close();
    copy.delete();
  });

  /** Returns a function that restores the file. */
  const edit = (path: string, piece: string, replacement: string): (() => void) => {
    const file = copy.file(path);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(piece)) throw new Error(`${path} has no ${piece}`);
    writeFileSync(file, source.replace(piece, replacement));
    return () => writeFileSync(file, source);
  };

  const developedSite = (...remotes: string[]) => {
    let running: RunningProcess;
    let origin: string;

    beforeAll(async () => {
      const port = await freeSitePort();
      origin = `http://localhost:${port}`;
      running = startProcess({
        args: [copy.file('shell/tools/launcher/dev/dev.ts'), ...remotes],
        environment: { PORT: String(port), DATA_DIR: copy.file('.data') },
      });
      await waitFor(
        'the site to start',
        async () => running.output().includes('The site is running at'),
        () => (running.hasEnded() ? running.output() : undefined),
      );
    }, LIMIT_MS + 10_000);

    afterAll(async () => {
      await running.stop();
      // Child processes must also exit.
      await expect(fetch(origin)).rejects.toThrow();
    });

    return {
      open: (path: string) => openPage(browser, origin + path),
      read: (path: string) => readPage(origin + path),
      processes: async () => {
        const { remotes } = (await (await fetch(`${origin}/health/ready`)).json()) as {
          remotes: Record<string, { process?: { pid?: number } }>;
        };
        return Object.fromEntries(Object.entries(remotes).map(([name, { process }]) => [name, process?.pid]));
      },
      output: () => running.output(),
    };
  };
  return { edit, developedSite };
}

async function readPage(url: string): Promise<{ status: number; html: string; policy: string }> {
  const response = await fetch(url);
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  };
}

async function openPage(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(LIMIT_MS);
  // React and the browser log hydration mismatches and CSP violations.
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    // This must run before the site's first script.
    document.addEventListener(
      'readystatechange',
      () => ((window as { sentHeading?: Element | null }).sentHeading ??= document.querySelector('h1')),
      { once: true },
    );
  });
  await page.goto(url);
  await takenOver(page);
  const keepsSentHeading = () =>
    page.evaluate(
      () =>
        document.querySelector('h1') !== null &&
        (window as { sentHeading?: Element | null }).sentHeading === document.querySelector('h1'),
    );
  return { page, complaints, keepsSentHeading };
}

/**
 * Resolves once React has hydrated both the frame and the page, which are separate boundaries. An earlier edit would
 * recreate them.
 */
async function takenOver(page: Page) {
  await page.waitForFunction(() =>
    ['header a', 'main > *', '[aria-label="Shortcuts"] a'].every((part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

export async function typeFive(page: Page): Promise<ElementHandle<HTMLInputElement>> {
  const field = page.getByLabel('From', { exact: true });
  await field.fill('5');
  await page.getByText('1.524').first().waitFor();
  return (await field.elementHandle()) as ElementHandle<HTMLInputElement>;
}

/** Returns the field's value. Rejects after a page reload. */
export async function keptFieldValue(field: ElementHandle<HTMLInputElement>): Promise<string | undefined> {
  return field.evaluate((element) => (element.isConnected ? element.value : undefined));
}
