import { withSecondAttempt } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { Search } from '../services/use-header-search.ts';
import type { Palette } from './palette.tsx';

const load = () => withSecondAttempt(async () => (await import('./palette.tsx')).Palette);

/** Without this, the first letters typed after the shortcut would be lost. */
export function loadPaletteAhead(): void {
  load().catch(() => {}); // If loading fails, the next key press tries again.
}

interface PaletteHostProps {
  label: string;
  search: Search;
}

/** Shows the search over any page. Closing it keeps the text. */
export function PaletteHost({ label, search }: PaletteHostProps) {
  const [Shown, setShown] = useState<typeof Palette>();
  const [text, setText] = useState('');
  useEffect(() => {
    const open = () => void load().then((Loaded) => setShown(() => Loaded), console.warn);
    globalThis.__siteOnPaletteKey?.(open);
  }, []);
  return Shown ? (
    <Shown label={label} search={search} text={text} onText={setText} close={() => setShown(undefined)} />
  ) : null;
}
