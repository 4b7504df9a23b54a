import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createHeadWriter } from './head-writer.ts';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';

const site = { name: 'Gauge', url: 'https://site.example', contactEmail: 'hello@site.example', gaId: '' };
const head = (title: string) => ({ title, description: 'Description', canonical: '/about' });

let browser: ReturnType<typeof stubBrowser>;
let titles: string[];
const onWritten = jest.fn();

beforeEach(() => {
  browser = stubBrowser({ path: '/about' });
  titles = [];
  onWritten.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const append = ({ name, textContent }: { name: string; textContent: string }) =>
    name === 'title' && titles.push(textContent);
  Object.assign(browser.document, {
    head: { querySelectorAll: () => [], append },
    createElement: (name: string) => ({ name, textContent: '', setAttribute: () => {} }),
  });
});
afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

const written = async () => {
  await import('./write-head.ts');
  await new Promise((resolve) => setImmediate(resolve));
  return titles;
};

test('the first page keeps the server’s metadata, and the browser writes that of the next page', async () => {
  const write = createHeadWriter({ site, imageAlt: '', writtenFor: '/about', onWritten });
  write(head('About'));
  expect(await written()).toEqual([]);
  browser.location.pathname = '/next';
  write(head('Next'));
  expect(await written()).toEqual(['Next | Gauge']);
  browser.location.pathname = '/about';
  write(head('About'));
  expect(await written()).toEqual(['Next | Gauge', 'About | Gauge']);
  expect(onWritten.mock.calls).toEqual([['/next'], ['/about']]);
});

test('the browser writes the metadata of a page that the server could not render', async () => {
  createHeadWriter({ site, imageAlt: '', writtenFor: undefined, onWritten })(head('About'));
  expect(await written()).toEqual(['About | Gauge']);
});
