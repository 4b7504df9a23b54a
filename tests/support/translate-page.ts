import type { Page } from '@playwright/test';

/** `words` respects `translate="no"`, as the web standard asks. `everything` is what some translators and extensions do. */
export type TranslationScope = 'words' | 'everything';

/**
 * Does to the document what Chrome's translation does: each text node gives way to new text in two `<font>` elements, and so does each text
 * that appears later. The nodes that React holds are then no longer in the document. The text itself stays as it is, so that a translated
 * page can be compared with one that is not.
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

/** Each block's text in a line, whether it is in sight or not, and what the fields hold. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // React has rendered what it put off when the browser has nothing left to do.
    await scheduler.postTask(() => {}, { priority: 'background' });
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, noscript, textarea')) element.remove();
    // Which conversions are remembered depends on how long each of them was shown.
    for (const heading of copy.querySelectorAll('h3'))
      if (heading.textContent === 'Recent') heading.nextElementSibling?.remove();
    for (const element of copy.querySelectorAll('*:not(font, span, strong, a, b, i, em, cite, small)'))
      element.before('\n');
    const lines = (copy.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [...lines.filter((line) => line !== ''), ...fields.map(({ value }) => `field: ${value}`)];
  });
}
