import type { Locator, Page } from '@playwright/test';

export function converterParts(page: Page | Locator) {
  return {
    value: page.getByLabel('From', { exact: true }),
    result: page.getByLabel('To', { exact: true }),
    unitOfValue: page.getByRole('combobox', { name: 'From unit' }),
    unitOfResult: page.getByRole('combobox', { name: 'To unit' }),
    swap: page.getByRole('button', { name: 'Swap' }),
    formula: page.getByRole('paragraph').filter({ hasText: /^Formula:/ }),
    line: page.getByRole('paragraph').filter({ hasText: /^Result:/ }),
  };
}

export async function chooseUnit(picker: Locator, typed: string): Promise<void> {
  await picker.fill(typed);
  await picker.press('Enter');
}

export function urls(within: Locator): Promise<(string | null)[]> {
  return within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
