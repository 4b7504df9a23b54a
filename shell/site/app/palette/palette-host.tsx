import { useEffect, useState } from 'react';
import type { Search } from '../layout/use-header-search.ts';
import type { Palette } from './palette.tsx';

type PaletteComponent = typeof Palette;

let show: ((Loaded: PaletteComponent) => void) | undefined;
let waiting: PaletteComponent | undefined;

/** Waits for a host, because a visitor can ask before the header is hydrated. */
export function showPalette(Loaded: PaletteComponent): void {
  if (show) show(Loaded);
  else waiting = Loaded;
}

/** @returns a function that ends it */
export function hostPalette(onShow: (Loaded: PaletteComponent) => void): () => void {
  show = onShow;
  if (waiting) onShow(waiting);
  waiting = undefined;
  return () => {
    show = undefined;
  };
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
  useEffect(() => hostPalette((Loaded) => setShown(() => Loaded)), []);
  return Shown ? (
    <Shown label={label} search={search} text={text} onText={setText} close={() => setShown(undefined)} />
  ) : null;
}
