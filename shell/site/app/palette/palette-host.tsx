import { useEffect, useState } from 'react';
import type { Search } from '../layout/use-header-search.ts';
import type { Palette } from './palette.tsx';

type PaletteComponent = typeof Palette;

let show: ((Loaded: PaletteComponent) => void) | undefined;

/** Does nothing without a host on the page. */
export function showPalette(Loaded: PaletteComponent): void {
  show?.(Loaded);
}

interface PaletteHostProps {
  /** Names the field. */
  label: string;
  search: Search;
}

/** Shows the search over any page. Closing keeps its text. */
export function PaletteHost({ label, search }: PaletteHostProps) {
  const [Shown, setShown] = useState<PaletteComponent>();
  const [text, setText] = useState('');
  useEffect(() => {
    show = (Loaded) => setShown(() => Loaded);
    return () => {
      show = undefined;
    };
  }, []);
  return Shown ? (
    <Shown label={label} search={search} text={text} onText={setText} close={() => setShown(undefined)} />
  ) : null;
}
