import { expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { Deferred } from './deferred.tsx';
import { PageServicesProvider } from './page-services.tsx';

const services = {
  site: { name: 'Units', url: 'https://units.example', contactEmail: '', gaId: '' },
  api: createApiClient({ baseUrl: '' }),
  reload: () => {},
};

const firstRendering = (isFollowed?: boolean) =>
  renderToStaticMarkup(
    <PageServicesProvider value={{ ...services, ...(isFollowed !== undefined && { isFollowed }) }}>
      <Deferred>
        <p>Below</p>
      </Deferred>
    </PageServicesProvider>,
  );

test('deferred content renders immediately on a first view, and in a shell that does not set isFollowed', () => {
  expect(firstRendering(false)).toBe('<p>Below</p>');
  expect(firstRendering()).toBe('<p>Below</p>');
});

test('after a followed link, the first render reserves a window’s height for deferred content', () => {
  expect(firstRendering(true)).toBe('<div data-room=""></div>');
});
