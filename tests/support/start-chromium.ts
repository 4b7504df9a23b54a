import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium-path.ts';

/** Starts the browser that the browser tests take. */
export function startChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
}
