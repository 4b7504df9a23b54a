import type { Locator, Page } from '@playwright/test';

export const CONVERTER = '/converter/length/feet-to-meters';
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name });
}

export function getCompositionId(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (JSON.parse(document.getElementById('page-state')?.textContent ?? '') as { composition: { id: string } })
        .composition.id,
  );
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

export const MESSAGE = { Name: 'Al', Email: 'al@example.com', Subject: 'Ells?', Message: 'Ten chars.' };

export async function fillMessage(page: Page, message: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [name, text] of Object.entries(message)) await page.getByRole('textbox', { name, exact: true }).fill(text);
}
