import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type ElementHandle, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium-path.ts';
import { freeSitePort } from '../support/free-port.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { type RunningProcess, startProcess } from '../support/running-process.ts';
import { waitFor } from '../support/wait-for.ts';

/** A machine that does much else at the same time. */
const LIMIT_MS = 180_000;
const CONVERTER = '/converter/length/feet-to-meters';

let copy: ProjectCopy;
let browser: Browser;

beforeAll(async () => {
  copy = new ProjectCopy();
  const executablePath = chromiumPath();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
}, LIMIT_MS);

afterAll(async () => {
  await browser.close();
  copy.delete();
}, LIMIT_MS);

describe('npm run dev', () => {
  const site = developedSite();

  test.each([
    ['a component of a remote', 'mf-converter/components/unit-converter/reading-lines.tsx', '</Box>'],
    ['a component that the shell shares with the remotes', 'shell/contract/ui/breadcrumbs.tsx', '</nav>'],
    ["a component of the shell's frame", 'shell/app/layout/footer.tsx', '</Frame>'],
  ])(
    'shows an edit of %s at once and keeps what was typed',
    async (_what, file, end) => {
      const { page, complaints } = await site.open(CONVERTER);
      const field = await typeFive(page);
      const restore = edit(file, end, `<p>An edit while it runs</p>${end}`);
      try {
        await page.getByText('An edit while it runs').waitFor();
        expect(await stillThere(field)).toBe('5');
      } finally {
        restore();
      }
      await page.getByText('An edit while it runs').waitFor({ state: 'detached' });
      expect(await stillThere(field)).toBe('5');
      expect(complaints).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'shows an edit of a style at once and keeps what was typed',
    async () => {
      const { page, complaints } = await site.open(CONVERTER);
      const field = await typeFive(page);
      const box = page.getByText('Formula:').first().locator('xpath=../..');
      const restore = edit('mf-converter/components/unit-converter/reading-lines.tsx', 'line-height: 1.45;', 'line-height: 1.45; letter-spacing: 3px;');
      const spacing = () => box.evaluate((element) => getComputedStyle(element).letterSpacing);
      try {
        await waitFor('the new style', async () => (await spacing()) === '3px');
        expect(await stillThere(field)).toBe('5');
      } finally {
        restore();
      }
      await waitFor('the old style', async () => (await spacing()) === 'normal');
      expect(complaints).toEqual([]);
    },
    LIMIT_MS,
  );

  test('says what is wrong with an edit, and takes in the next one', async () => {
    const { page } = await site.open(CONVERTER);
    const field = await typeFive(page);
    const file = 'mf-converter/components/unit-converter/reading-lines.tsx';
    const restore = edit(file, '</Box>', '</Bx>');
    try {
      await waitFor('the error', async () => site.output().includes('reading-lines.tsx'));
    } finally {
      restore();
    }
    await waitFor('the next build', async () => site.output().includes('mf-converter: builds again'));
    expect(await stillThere(field)).toBe('5');
  }, LIMIT_MS);
});

describe('npm run dev -w mf-converter', () => {
  const site = developedSite('mf-converter');

  test(
    'shows an edit of that remote, and the other remotes as they were released',
    async () => {
      const { page, complaints } = await site.open(CONVERTER);
      const field = await typeFive(page);
      const restore = edit('mf-converter/components/unit-converter/reading-lines.tsx', '</Box>', '<p>An edit while it runs</p></Box>');
      try {
        await page.getByText('An edit while it runs').waitFor();
        expect(await stillThere(field)).toBe('5');
      } finally {
        restore();
      }
      const content = page.waitForResponse((answer) => /\/\d+\.\d+\.\d+-[0-9a-f]+\/browser\/entry\./.test(answer.url()));
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      expect((await content).status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
      expect(complaints).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Starts the program behind `npm run dev` before the tests of its group, and stops it after them. */
function developedSite(...remotes: string[]) {
  let running: RunningProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await freeSitePort();
    origin = `http://localhost:${port}`;
    running = startProcess({ args: [copy.file('shell/launcher/dev/dev.ts'), ...remotes], environment: { PORT: String(port), DATA_DIR: copy.file('.data') } });
    await waitFor('the site to start', async () => running.output().includes('The site is on'), () => (running.hasEnded() ? running.output() : undefined), LIMIT_MS);
  }, LIMIT_MS + 10_000);

  afterAll(async () => {
    await running.stop();
    // Whatever it started has ended with it.
    await expect(fetch(origin)).rejects.toThrow();
  }, LIMIT_MS);

  const open = async (path: string) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(origin + path);
    return { page, complaints };
  };
  return { open, output: () => running.output() };
}

async function typeFive(page: Page): Promise<ElementHandle<HTMLInputElement>> {
  const field = page.getByLabel('From', { exact: true });
  await field.fill('5');
  await page.getByText('1.524').first().waitFor();
  return (await field.elementHandle()) as ElementHandle<HTMLInputElement>;
}

/** What stands in the very field that was typed into. Rejects when the page was loaded anew. */
async function stillThere(field: ElementHandle<HTMLInputElement>): Promise<string | undefined> {
  return field.evaluate((element) => (element.isConnected ? element.value : undefined));
}

/** Replaces a piece of a source file, as an editor would. @returns puts the file back */
function edit(path: string, piece: string, replacement: string): () => void {
  const file = copy.file(path);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(piece)) throw new Error(`${path} has no ${piece}`);
  writeFileSync(file, source.replace(piece, replacement));
  return () => writeFileSync(file, source);
}
