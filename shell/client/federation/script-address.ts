/** How often each script was asked for in this document. */
const asked = new Map<string, number>();

/**
 * The address to ask for a script under. What is asked for again has failed before, and may have come damaged: then it lies in the
 * browser's cache for a year, so that each further attempt asks under a name of its own.
 */
export function scriptAddress(url: string): string {
  const attempt = asked.get(url) ?? 0;
  asked.set(url, attempt + 1);
  return attempt > 0 ? `${url}?attempt=${attempt}` : url;
}
