import { useEffect, useMemo, useState } from 'react';
import { convertLine, convertLines, linesOf } from './convert-lines.ts';
import type { ConvertedLine, LineConversion } from './convert-lines.ts';

export interface ConvertedText {
  lines: readonly ConvertedLine[];
  conversion: LineConversion;
}

interface Done extends ConvertedText {
  source: readonly string[];
}

/**
 * Returns the newest finished conversion, which may belong to an earlier text, and the number of lines that are still
 * being converted. The text of the address is converted at once, for browsers without scripts.
 */
export function useConvertedLines(
  text: string,
  conversion: LineConversion | undefined,
): { done: ConvertedText | undefined; pending: number } {
  const source = useMemo(() => linesOf(text), [text]);
  const [done, setDone] = useState<Done | undefined>(
    () => conversion && { source, conversion, lines: source.map((line) => convertLine(line, conversion)) },
  );
  const isDone = done?.source === source && done.conversion === conversion;
  useEffect(() => {
    if (!conversion || isDone) return;
    const controller = new AbortController();
    void convertLines(source, conversion, controller.signal).then(
      (lines) => lines && setDone({ source, conversion, lines }),
    );
    return () => controller.abort();
  }, [source, conversion, isDone]);
  return { done, pending: isDone ? 0 : source.length };
}
