import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { PageServicesProvider } from '@site/shell-contract';
import type { PageServices } from '@site/shell-contract';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { GlobalStyle } from '../../kit/contract/ui/theme/global-style.tsx';
import * as kit from '../../kit/contract/ui/ui-kit.ts';
import { readExamples } from './testing/read-examples.ts';

const KIT = 'shell/kit/contract/ui/';

const services: PageServices = {
  site: { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' },
  api: createApiClient({ baseUrl: 'http://localhost:1' }),
  reload: () => {},
};

const files = await readExamples();
const examples = files.flatMap(({ component, examples: of }) =>
  of.map(({ name, element }) => ({ component, name, element })),
);

let complaints: jest.SpiedFunction<typeof console.error>[];
beforeEach(() => {
  complaints = (['error', 'warn'] as const).map((level) => jest.spyOn(console, level).mockImplementation(() => {}));
});
afterEach(() => complaints.forEach((spy) => spy.mockRestore()));

test('every component of the contract has examples in a file next to it', () => {
  const components = Object.keys({ ...kit, GlobalStyle }).filter((name) => /^[A-Z]/.test(name));
  expect(
    files
      .filter(({ file }) => file.startsWith(KIT))
      .map(({ component }) => component)
      .sort(),
  ).toEqual(components.sort());
  expect(files.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('names are unique among components and among the examples of a component', () => {
  for (const names of [
    files.map(({ component }) => component),
    ...files.map(({ examples: of }) => of.map(({ name }) => name)),
  ]) {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(examples)('$component $name: renders valid markup on the server without warnings', ({ element }) => {
  const html = render(element);
  expect(complaints.flatMap((spy) => spy.mock.calls)).toEqual([]);
  // The content security policy blocks inline styles.
  expect(html).not.toMatch(/ style=/);
  const ids = attributes(html, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
    attributes(html, name),
  );
  expect(references.flatMap((reference) => reference.split(' ')).filter((id) => !ids.includes(id))).toEqual([]);
  // A button without a type submits its form.
  expect(html).not.toMatch(/<button(?![^>]* type=)/);
  expect(html).not.toMatch(/<img(?![^>]* alt=)/);
  expect(html).not.toMatch(/<svg(?![^>]* aria-)/);
});

function render(element: ReactElement): string {
  return renderToStaticMarkup(
    <StaticRouter location="/_components">
      <PageServicesProvider value={services}>{element}</PageServicesProvider>
    </StaticRouter>,
  );
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}
