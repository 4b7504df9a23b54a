export function createListeners<Event>() {
  const all = new Set<(event: Event) => void>();
  return {
    tell: (event: Event) => all.forEach((listener) => listener(event)),
    on: (listener: (event: Event) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
