import type { Locator, Page } from '@playwright/test';

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name });
}

export function compositionIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (JSON.parse(document.getElementById('page-state')?.textContent ?? '') as { composition: { id: string } })
        .composition.id,
  );
}
