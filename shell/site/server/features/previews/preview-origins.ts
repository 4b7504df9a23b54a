import { isLoopback } from '../../../../composition/judge/fetch-file.ts';

export type PreviewOrigins = { ok: true; allows: (address: string) => boolean } | { ok: false; message: string };

const LOOPBACK = 'loopback';

/** Comma-separated origins, and `loopback` for the site's own machine. */
export function parsePreviewOrigins(text: string): PreviewOrigins {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = entries.find((entry) => entry !== LOOPBACK && !isOrigin(entry));
  if (wrong !== undefined)
    return {
      ok: false,
      message: `"${wrong.slice(0, 100)}" is neither an origin such as https://anna.dev.example.com nor ${LOOPBACK}`,
    };
  const takesLoopback = entries.includes(LOOPBACK);
  return {
    ok: true,
    allows: (address) => entries.includes(new URL(address).origin) || (takesLoopback && isLoopback(address)),
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
