import { HEIGHT_MESSAGE } from './height-message.ts';

/** Reports each new height in CSS pixels to the framing page, whatever its origin. */
export function reportHeight(element: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
