import { expect, test } from '@playwright/test';
import { commandLine, descendants } from '../support/child-processes.ts';

test('the test browser disables every feature that Playwright disables by default', async ({ browser }) => {
  test.skip(process.platform !== 'linux', 'only Linux exposes a process’s command line');
  expect(browser.isConnected()).toBe(true);
  const commands = descendants(process.pid).map(commandLine);
  const switches = commands.find((words) => words.includes('--remote-debugging-pipe')) ?? [];
  const [playwrights = [], ours = []] = switches
    .filter((word) => word.startsWith('--disable-features='))
    .map((word) => word.replace(/^.*=/, '').split(','));
  expect(playwrights).not.toEqual([]);
  expect(playwrights.filter((feature) => !ours.includes(feature))).toEqual([]);
});
