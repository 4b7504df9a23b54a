/** Calls back after each rebuild. The development servers' clients announce it with a window message. */
export function onHotUpdate(listener: () => void): void {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window && typeof data === 'string' && data.startsWith('webpackHotUpdate')) listener();
  });
}
