const INTERVAL_MS = 2000;

/** Calls back when the API's catalogue is another than before, or the year, which stands on every page: what is kept is then out of date. @returns a function that ends it */
export function watchCatalogue(apiUrl: string, onChange: () => void): () => void {
  let last: string | undefined;
  const look = async () => {
    const response = await fetch(`${apiUrl}/api/categories`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(INTERVAL_MS),
    }).catch(() => undefined);
    const catalogue = response?.headers.get('x-catalogue-version') ?? undefined;
    if (catalogue === undefined) return;
    const version = `${catalogue} ${new Date().getUTCFullYear()}`;
    if (version === last) return;
    if (last !== undefined) onChange();
    last = version;
  };
  const timer = setInterval(() => void look(), INTERVAL_MS);
  void look();
  return () => clearInterval(timer);
}
