/** What a text holds, or undefined where it is no JSON: whoever asks goes on to see whether it is what it should be. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
