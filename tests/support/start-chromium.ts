import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../browser/chromium-path.ts';

export function startChromium(): Promise<Browser> {
  const { args, ...options } = chromiumOptions();
  return chromium.launch({ ...options, args: ['--no-sandbox', ...args] });
}
