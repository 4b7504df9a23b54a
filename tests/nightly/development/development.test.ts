import { describe, expect, test } from '@jest/globals';
import { getSample } from '../../support/sample.ts';
import { waitFor } from '../../support/wait-for.ts';
import { CONVERTER, keptFieldValue, typeFive, workplace } from './developed-site.ts';

/** The DevTools extension reads this global variable. */
interface DevToolsGlobal {
  __FEDERATION__: { moduleInfo: Record<string, { modules?: { moduleName: string }[] }> };
}

const { edit, developedSite } = workplace();

describe('npm run dev', () => {
  const site = developedSite();

  const EDITS = [
    ['a component of a remote', 'mf-converter/converter/views/reading-lines.tsx', '</Box>'],
    ['a section that the server sent', 'mf-converter/pages/converter/sections/tables.tsx', '</Frame>'],
    ['a component that the shell shares with the remotes', 'shell/kit/contract/ui/layout/breadcrumbs.tsx', '</nav>'],
    ["a component of the shell's frame", 'shell/site/app/layout/header.tsx', '</Frame>'],
  ] as const;

  test.each(getSample(EDITS, 4, 3))(
    'shows an edit of %s immediately, keeps the typed text, and renders the edit on the server for the next page',
    async (_what, file, end) => {
      const { page, complaints } = await site.open(CONVERTER);
      const field = await typeFive(page);
      const restore = edit(file, end, `<p>An edit while it runs</p>${end}`);
      try {
        await page.getByText('An edit while it runs').waitFor();
        expect(await keptFieldValue(field)).toBe('5');
        await waitFor('the edit', async () => (await site.read(CONVERTER)).html.includes('An edit while it runs'));
        const next = await site.open(CONVERTER);
        await typeFive(next.page);
        expect(await next.keepsSentHeading()).toBe(true);
        expect(next.complaints).toEqual([]);
      } finally {
        restore();
      }
      await page.getByText('An edit while it runs').waitFor({ state: 'detached' });
      expect(await keptFieldValue(field)).toBe('5');
      expect(complaints).toEqual([]);
    },
  );

  const SENT = [
    ['a converter', CONVERTER, 'Feet to Meters', '0.3048'],
    ['the home page', '/', 'Convert units', 'Feet to Meters'],
    ['an article', '/about-us', 'About Us', 'Contact'],
    ['the contact form', '/contact', 'Contact', '<form'],
  ] as const;

  test.each(getSample(SENT, 4, 2))(
    'renders %s completely on the server, as in production, and hydrates it in the browser',
    async (_what, path, heading, content) => {
      const { status, html, policy } = await site.read(path);
      expect(status).toBe(200);
      expect(/<h1[^]*?<\/h1>/.exec(html)?.[0]).toContain(heading);
      expect(html).toContain(content);
      expect(policy).not.toMatch(/unsafe|\*/);
      const { page, complaints, keepsSentHeading } = await site.open(path);
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      );
      await page.waitForLoadState('networkidle');
      expect(await keepsSentHeading()).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  test('returns 503 in the site’s frame for the pages of a remote whose code throws, and 200 after the code is fixed', async () => {
    const { 'mf-contact': contact, ...others } = await site.processes();
    const restore = edit(
      'mf-contact/routes/contact.tsx',
      'export const page',
      "if (contactHead) throw new Error('A fault that was just written');\nexport const page",
    );
    try {
      const { html } = await waitFor('the page that says so', async () => {
        const response = await site.read('/contact');
        return response.status === 503 && response;
      });
      expect(html).toContain('</footer>');
      expect(await site.read(CONVERTER)).toMatchObject({ status: 200 });
      await waitFor('the reason', async () => site.output().includes('A fault that was just written'));
    } finally {
      restore();
    }
    await waitFor('the page', async () => (await site.read('/contact')).status === 200);
    // Only the edited remote gets a new process.
    const { 'mf-contact': mended, ...untouched } = await site.processes();
    expect(untouched).toEqual(others);
    expect(mended).not.toBe(contact);
  });
});

describe('npm run dev -w mf-converter', () => {
  const site = developedSite('mf-converter');

  test('lists the modules of every remote in the Module Federation DevTools, whether in development or released', async () => {
    const { page, complaints } = await site.open(CONVERTER);
    const content = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await content.click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    const modules = await page.evaluate(() =>
      Object.entries((globalThis as unknown as DevToolsGlobal).__FEDERATION__.moduleInfo).flatMap(([key, info]) =>
        (info.modules ?? []).map(({ moduleName }) => `${key.split(':')[0]} ${moduleName}`),
      ),
    );
    expect(modules).toEqual(expect.arrayContaining(['mf-converter converter', 'mf-content article']));
    expect(complaints).toEqual([]);
  });

  test('serves the released pages of the other remotes', async () => {
    expect(await site.read('/about-us')).toMatchObject({ status: 200, html: expect.stringContaining('About Us') });
  });

  test('reports an error in an edit, keeps serving the previous build, and applies the next edit', async () => {
    const restore = edit('mf-converter/converter/views/reading-lines.tsx', '</Box>', '</Bx>');
    try {
      await waitFor('the error', async () => site.output().includes('reading-lines.tsx'));
      expect(await site.read(CONVERTER)).toMatchObject({
        status: 200,
        html: expect.stringContaining('Feet to Meters'),
      });
    } finally {
      restore();
    }
    await waitFor('the next build', async () => site.output().includes('mf-converter: the build succeeds again'));
  });
});
