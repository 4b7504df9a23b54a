import { HEIGHT_MESSAGE } from './height-message.ts';

export function reportHeight(element: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
