import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../visitor.ts';

async function servePage(siteOrigin: string, url: string) {
  const server = createServer((_request, response) => {
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; frame-src ${siteOrigin}; script-src 'nonce-host'; frame-ancestors 'none'`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>none</title><link rel="icon" href="data:,">
<iframe src="${siteOrigin}${url}" title="Converter" width="600" height="500"></iframe>
<script nonce="host">addEventListener('message', ({ data }) => { document.title = data.type + ' ' + data.height })</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

test.use({ awaitsHydration: false });

test('another site can show the converter in a frame, where it stores nothing on the device', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/img-src/);
  const host = await servePage(baseURL!, '/embed/length/feet-to-meters?theme=dark');
  try {
    await page.goto(host.origin);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Feet to meters' })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect(page).toHaveTitle(/^unit-converter-height [2-9]\d\d$/);
    await frame.getByLabel('From', { exact: true }).fill('6');
    await expect(frame.getByText('6 ft = 1.829 m').first()).toBeVisible();
    await frame.getByRole('slider').press('ArrowRight');
    await expect(frame.getByLabel('From', { exact: true })).not.toHaveValue('6');
    const [, inside] = page.frames();
    expect(await inside!.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await inside!.evaluate(() => origin)).toBe('null');
    expect(await page.context().cookies()).toEqual([]);
    await expect(frame.getByRole('link', { name: 'Swap units' })).toHaveAttribute(
      'href',
      /^\/embed\/length\/meters-to-feet\?value=[\d.]+&theme=dark$/,
    );
  } finally {
    host.stop();
  }
});
