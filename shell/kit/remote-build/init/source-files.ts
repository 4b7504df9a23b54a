import type { RemoteName } from './remote-name.ts';

/** Returns the texts by path, including a test. */
export function sourceFiles({ name, module, title }: RemoteName): Record<string, string> {
  return {
    'release.config.ts': definition(name, module),
    [`routes/${module}.tsx`]: page(name, module, title),
    [`routes/${module}.test.tsx`]: pageTest(name, module, title),
    'parts/navigation.ts': navigation(module, title),
    'parts/sitemap.ts': sitemap(module),
  };
}

function definition(name: string, module: string): string {
  return `import type { RemoteDefinition } from '@site/remote-build';

export default {
  name: '${name}',
  exposes: { './${module}': './routes/${module}.tsx' },
  serverExposes: {
    './parts/navigation': './parts/navigation.ts',
    './parts/sitemap': './parts/sitemap.ts',
  },
  routes: [{ pattern: '/${module}', module: './${module}' }],
  parts: [
    { name: 'navigation', module: './parts/navigation' },
    { name: 'sitemap', module: './parts/sitemap' },
  ],
} satisfies RemoteDefinition;
`;
}

function page(name: string, module: string, title: string): string {
  return `import { Breadcrumbs, definePage, PageHeading, PageLayout, Prose } from '@site/shell-contract';
import type { PageHead, PageProps } from '@site/shell-contract';

const breadcrumbs = [{ label: 'Home', to: '/' }, { label: '${title}' }];

const head: PageHead = {
  title: '${title}',
  description: 'A page of ${name}.',
  canonical: '/${module}',
  breadcrumbs,
};

interface Data {
  text: string;
}

function Content({ data }: PageProps<Data>) {
  return (
    <PageLayout>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading>${title}</PageHeading>
      <Prose>
        <p>{data.text}</p>
      </Prose>
    </PageLayout>
  );
}

export const page = definePage<Data>({
  load: async () => ({ kind: 'page', head, data: { text: 'This is the first page of ${name}.' } }),
  Page: Content,
});
`;
}

function pageTest(name: string, module: string, title: string): string {
  return `import { expect, test } from '@jest/globals';
import { openPage, renderPage } from '@site/shell-contract/testing';
import { page } from './${module}.tsx';

test('The page shows its heading and its text', async () => {
  const { head, html, text } = await renderPage(page, '/${module}');
  expect(head.canonical).toBe('/${module}');
  expect(html).toContain('<h1>${title}</h1>');
  expect(text).toContain('This is the first page of ${name}.');
});

test('The page runs in a browser', async () => {
  expect(await openPage(page, '/${module}')).toContain('This is the first page of ${name}.');
});
`;
}

function navigation(module: string, title: string): string {
  return `import type { NavigationEntry } from '@site/shell-contract';

export const navigation: readonly NavigationEntry[] = [
  { label: '${title}', to: '/${module}', places: { more: { order: 90 }, 'quick-links': { order: 90 } } },
];
`;
}

function sitemap(module: string): string {
  return `import type { SitemapEntry } from '@site/shell-contract';

export const sitemap: readonly SitemapEntry[] = [{ path: '/${module}' }];
`;
}
