import { writeFileSync } from 'node:fs';
import { startSite } from './support/site.ts';
import { startChromium } from './support/start-chromium.ts';
const site = await startSite();
const browser = await startChromium();
for (const path of process.argv.slice(2)) {
  const errs: string[] = [];
  const get = async (js: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled: js, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error') errs.push(m.text().slice(0, 150)); });
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    const t = js ? await page.locator('main').evaluate((e) => [...(function* w(n: Node): Generator<string> { if (n.nodeType === 3) yield n.textContent!; for (const c of n.childNodes) yield* w(c); })(e)].join('|')) : '';
    const raw = await page.locator('main').innerText();
    await context.close();
    return [t, raw];
  };
  const a = (await get(false))[1]!.split('\n'), b = (await get(true))[1]!.split('\n');
  console.log(path, errs.length ? errs : 'fine', a.length, b.length);
  writeFileSync('/tmp/hyd-a.txt', a.filter((l)=>l.trim()).join('\n')); writeFileSync('/tmp/hyd-b.txt', b.filter((l)=>l.trim()).join('\n'));
}
await browser.close();
await site.stop();
