import type { SiteProfile } from '@site/shell-contract';
import { type ApiAvailability, describeFetchError } from '../api-proxy/api-availability.ts';

const INTERVAL_MS = 2000;

type DataVersion = NonNullable<SiteProfile['dataVersion']>;

interface WatchDataOptions {
  apiUrl: string;
  /** Called for each poll, because a composition change can change it. Undefined if no remote offers an address. */
  source: () => DataVersion | undefined;
  onChange: () => void;
  availability?: Pick<ApiAvailability, 'answered' | 'failed'>;
}

/** Watches the year, too, because every page shows it. */
export function watchData({ apiUrl, source, onChange, availability }: WatchDataOptions): () => void {
  let year = new Date().getUTCFullYear();
  let data: string | undefined;
  const read = async ({ path, header }: DataVersion) => {
    const response = await fetch(apiUrl + path, { method: 'HEAD', signal: AbortSignal.timeout(INTERVAL_MS) }).catch(
      (error: unknown) => void availability?.failed(...describeFetchError(error)),
    );
    if (!response) return undefined;
    if (response.status >= 500)
      availability?.failed('API_UNREACHABLE', `The API returns ${response.status} for ${path}.`);
    else availability?.answered();
    return response.headers.get(header) ?? undefined;
  };
  const look = async () => {
    const from = source();
    const found = from && (await read(from));
    // Without the API, new pages would be made of built-in data, so the cached ones stay.
    if (from && found === undefined) return;
    const now = new Date().getUTCFullYear();
    const isChanged = now !== year || (data !== undefined && found !== undefined && found !== data);
    year = now;
    data = found ?? data;
    if (isChanged) onChange();
  };
  const timer = setInterval(() => void look(), INTERVAL_MS);
  void look();
  return () => clearInterval(timer);
}
