const MINUS = /−(?=\d)/g;

/** Copies U+2212 minus signs as hyphens, because spreadsheets and calculators cannot read them. */
function copyWithHyphens(event: ClipboardEvent): void {
  const selection = getSelection();
  const text = selection?.toString() ?? '';
  if (!event.clipboardData || !selection?.rangeCount || text.search(MINUS) < 0) return;
  const markup = document.createElement('div');
  markup.append(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData('text/plain', text.replace(MINUS, '-'));
  event.clipboardData.setData('text/html', markup.innerHTML.replace(MINUS, '-'));
  event.preventDefault();
}

// The server imports this module, too.
if (typeof document !== 'undefined') document.addEventListener('copy', copyWithHyphens);
