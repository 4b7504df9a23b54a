/** Calls back when one of the development servers, whose clients tell each other so by messages, has built an edit. */
export function onHotUpdate(listener: () => void): void {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window && typeof data === 'string' && data.startsWith('webpackHotUpdate')) listener();
  });
}
