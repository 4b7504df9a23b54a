import { TrustedProxies } from '@site/http-server/visitor-address';

export type TrustedProxiesResult = { ok: true; proxies: TrustedProxies } | { ok: false; message: string };

/** An empty list trusts no proxy. Unlike the API, the shell rejects a list that trusts every address. */
export function parseTrustedProxies(list: string): TrustedProxiesResult {
  const proxies = new TrustedProxies(list);
  const [unreadable] = proxies.unreadable;
  if (unreadable !== undefined)
    return {
      ok: false,
      message: `"${unreadable.slice(0, 100)}" is not an address, a range such as 10.0.0.0/8, loopback, linklocal, or uniquelocal`,
    };
  const [unbounded] = proxies.unbounded;
  if (unbounded === undefined) return { ok: true, proxies };
  return {
    ok: false,
    message: `"${unbounded}" covers all addresses, so any client could fake its address. List only the proxies`,
  };
}
