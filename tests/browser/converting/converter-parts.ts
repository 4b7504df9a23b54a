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

/** By the beginning of its name, or by its symbol. */
export async function chooseUnit(list: Locator, name: string): Promise<void> {
  const option = list.locator('option').filter({ hasText: new RegExp(`^${name}|\\(${name}\\)`, 'i') });
  await list.selectOption(await option.first().getAttribute('value'));
}

export function addresses(within: Locator): Promise<(string | null)[]> {
  return within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
