import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../browser/chromium-path.ts';

/** Starts the browser that the browser tests take. */
export function startChromium(): Promise<Browser> {
  const { args, ...options } = chromiumOptions();
  return chromium.launch({ ...options, args: ['--no-sandbox', ...args] });
}
