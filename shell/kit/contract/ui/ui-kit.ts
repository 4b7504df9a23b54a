export { Button, ButtonLink } from './actions/button.tsx';
export type { ButtonVariant } from './actions/button.tsx';
export { Accordion } from './content/accordion.tsx';
export type { AccordionItem } from './content/accordion.tsx';
export { Card } from './content/card.tsx';
export { CardGrid } from './content/card-grid.tsx';
export { CardLink } from './content/card-link.tsx';
export { DataTable } from './content/data-table.tsx';
export type { DataColumn } from './content/data-table.tsx';
export { Prose } from './content/prose.tsx';
export { drawnExponent, exactFigures, figures, plainDigits, spacedDigits } from './content/figures.tsx';
export {
  chooseNumberFormat,
  chosenNumberFormat,
  currentNumberFormat,
  separatorsIn,
  useChosenNumberFormat,
  useNumberFormat,
} from './content/number-format.client.ts';
export type { WrittenFormat } from './content/number-format.client.ts';
export { EmptyState } from './feedback/empty-state.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { fieldBox, Select, TextArea, TextField } from './forms/fields.tsx';
export { Icon } from './icons/icon.tsx';
export { iconPaths } from './icons/icon-paths.ts';
export type { IconName } from './icons/icon-paths.ts';
export { Breadcrumbs } from './layout/breadcrumbs.tsx';
export { PageHeading } from './layout/page-heading.tsx';
export { AdSlot, Container, PageLayout } from './layout/page-layout.tsx';
export { Section } from './layout/section.tsx';
export { RulerTicks, rulerLeft, rulerTop } from './theme/ruler-ticks.tsx';
export { colorValues } from './theme/token-values.ts';
export { color, font, fontSize, layout, minWidth, motion, radius, shortWindow, space } from './theme/tokens.ts';
export { VisuallyHidden, visuallyHidden } from './theme/visually-hidden.tsx';
