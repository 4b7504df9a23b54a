import type { Page } from '@playwright/test';

/** `words` respects `translate="no"`. `everything` ignores it, as some translators and extensions do. */
export type TranslationScope = 'words' | 'everything';

/**
 * Imitates translation in Chrome. Replaces each text node, even if it appears later, with two `<font>` elements, which
 * detaches React's nodes. Keeps the text, so that tests can compare pages.
 */
export async function translatePage(page: Page, scope: TranslationScope): Promise<void> {
  await page.evaluate((isEverything) => {
    const untouched = `script, style, noscript, textarea, title, font${isEverything ? '' : ', [translate="no"]'}`;

    const translateText = (text: Text) => {
      if (text.data === '' || !text.parentElement || text.parentElement.closest(untouched)) return;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translate = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translate);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, scope === 'everything');
}

/** Includes hidden text and the fields' values. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Waits for React's deferred rendering.
    await scheduler.postTask(() => {}, { priority: 'background' });
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, noscript, textarea')) element.remove();
    // The list of recent conversions depends on how long each conversion was visible.
    for (const heading of copy.querySelectorAll('h3'))
      if (heading.textContent === 'Recent') heading.parentElement?.nextElementSibling?.remove();
    for (const element of copy.querySelectorAll('*:not(font, span, strong, a, b, i, em, cite, small)'))
      element.before('\n');
    const lines = (copy.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [...lines.filter((line) => line !== ''), ...fields.map(({ value }) => `field: ${value}`)];
  });
}
