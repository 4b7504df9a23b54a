import { type ApiAvailability, describeFetchError } from '../api-proxy/api-availability.ts';

const INTERVAL_MS = 2000;

/**
 * Calls `onChange` when the API's catalog or the year changes. Every page shows the year, so cached pages are then
 * stale.
 */
export function watchCatalogue(
  apiUrl: string,
  onChange: () => void,
  availability?: Pick<ApiAvailability, 'answered' | 'failed'>,
): () => void {
  let last: string | undefined;
  const look = async () => {
    const response = await fetch(`${apiUrl}/api/categories`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(INTERVAL_MS),
    }).catch((error: unknown) => void availability?.failed(...describeFetchError(error)));
    if (!response) return;
    if (response.status >= 500)
      availability?.failed('API_UNREACHABLE', `The API answers ${response.status} instead of its catalogue.`);
    else availability?.answered();
    const catalogue = response.headers.get('x-catalogue-version') ?? undefined;
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
