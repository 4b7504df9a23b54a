import type { Page } from '@playwright/test';

export async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()} (${message.location().url})`);
    // React may report a mismatch as a warning or as an error.
    else if (/hydrat/i.test(message.text())) problems.push(`hydration: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  await page.exposeFunction('__noteViolation', (violation: string) => problems.push(`policy violation: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as { __noteViolation: (text: string) => void }).__noteViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return problems;
}
