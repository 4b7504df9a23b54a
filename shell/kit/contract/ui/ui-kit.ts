export * from './actions/button.tsx';
export * from './content/accordion.tsx';
export * from './content/cards.tsx';
export * from './content/data-table.tsx';
export * from './content/prose.tsx';
export * from './content/figures.tsx';
export {
  chooseNumberFormat,
  chosenNumberFormat,
  currentNumberFormat,
  separatorsIn,
  useChosenNumberFormat,
  useNumberFormat,
  type WrittenFormat,
} from './content/number-format.client.ts';
export * from './feedback/empty-state.tsx';
export * from './feedback/skeleton.tsx';
export * from './forms/fields.tsx';
export * from './icons/icon.tsx';
export * from './icons/icon-paths.ts';
export * from './layout/breadcrumbs.tsx';
export * from './layout/page-layout.tsx';
export * from './theme/ruler-ticks.tsx';
export { colorValues } from './theme/token-values.ts';
export * from './theme/tokens.ts';
export * from './theme/visually-hidden.tsx';
