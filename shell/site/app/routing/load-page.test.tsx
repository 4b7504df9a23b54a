import { createApiClient } from '@site/api-contract';
import { definePage, type PageContext, redirect } from '@site/shell-contract';
import { expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPageLoads } from '../services/app-services.tsx';
import { loadPage } from './load-page.ts';

const head = { title: 'Title', description: 'Description', canonical: '/about' };
const context: PageContext = {
  path: '/about',
  params: {},
  search: new URLSearchParams('value=5'),
  site: { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' },
  api: createApiClient({ baseUrl: 'http://localhost:1' }),
};

const about = (notes: () => Promise<string | null>) =>
  definePage({
    load: async () => ({ kind: 'page', head, data: { name: 'About' }, sections: { notes, none: async () => null } }),
    Page: () => null,
  });

const fail = async () => Promise.reject(new Error('Faulty'));

test('a loaded page has an element with a name for every section that is not empty', async () => {
  const notes = async () => 'Long ago';
  const loaded = await loadPage(about(notes), context);
  expect(loaded).toMatchObject({ kind: 'page', data: { name: 'About' }, head, sections: { none: null } });
  const sections = loaded.kind === 'page' ? loaded.sections : {};
  expect(renderToStaticMarkup(sections['notes'])).toBe('<div data-section="notes">Long ago</div>');
});

test('a section’s failed chunk is requested again without reloading the page, and another failure fails the page', async () => {
  const lost = jest
    .fn<() => Promise<string>>()
    .mockResolvedValue('Come')
    .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  expect(await loadPage(about(lost), context)).toMatchObject({ kind: 'page' });
  await expect(loadPage(about(fail), context)).rejects.toThrow('Faulty');
});

test('a page is cached, but a redirect is not, because it depends on the query', async () => {
  const loads = createPageLoads();
  const leads = definePage({ load: async ({ search }) => redirect(`/other?${search}`), Page: () => null });
  await loads.load('/short', () => loadPage(leads, context));
  const page = about(async () => null);
  await loads.load('/about', () => loadPage(page, context));
  expect(loads.state('/short').status).toBe('loading');
  expect(loads.state('/about').status).toBe('loaded');
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a page fails if it redirects to %j',
  async (to) => {
    const leads = definePage({ load: async () => redirect(to), Page: () => null });
    await expect(loadPage(leads, context)).rejects.toMatchObject({ code: 'REDIRECT_INVALID' });
  },
);
