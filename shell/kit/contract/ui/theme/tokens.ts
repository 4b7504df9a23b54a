/** References to CSS custom properties, so a new color scheme needs no render. The global style sets their values. */
export const color = {
  paper: 'var(--color-paper)',
  surface: 'var(--color-surface)',
  tint: 'var(--color-tint)',
  ink: 'var(--color-ink)',
  inkSoft: 'var(--color-ink-soft)',
  hairline: 'var(--color-hairline)',
  /** Has 3:1 contrast on paper and surface. */
  controlBorder: 'var(--color-control-border)',
  accent: 'var(--color-accent)',
  accentStrong: 'var(--color-accent-strong)',
  accentTint: 'var(--color-accent-tint)',
  onAccent: 'var(--color-on-accent)',
  warning: 'var(--color-warning)',
  warningTint: 'var(--color-warning-tint)',
  focus: 'var(--color-focus)',
  tick: 'var(--color-tick)',
} as const;

/** Returns a multiple of 4 px in rem, so `space(4)` is 16 px. */
export const space = (steps: number) => `${steps * 0.25}rem`;

/** Modular scale of 1.2, based on 1.0625 rem. */
export const fontSize = {
  small: '0.8125rem',
  note: '0.9375rem',
  text: '1.0625rem',
  lead: 'clamp(1.0625rem, 0.95rem + 0.6vw, 1.275rem)',
  h3: '1.275rem',
  h2: '1.53rem',
  h1: 'clamp(1.7rem, 1.3rem + 2vw, 2.4rem)',
  result: 'clamp(2rem, 1.5rem + 2.6vw, 3.5rem)',
} as const;

export const font = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
} as const;

export const radius = { control: '6px', card: '10px' } as const;

/** `mobile` is the breakpoint from the specification. */
export const minWidth = {
  pair: '@media (min-width: 640px)',
  mobile: '@media (min-width: 768px)',
  sidebar: '@media (min-width: 1024px)',
} as const;

/** Fixed bars would cover most of such a window: at 400% zoom, with an open keyboard, or on a phone in landscape. */
export const shortWindow = '@media (max-height: 479.98px)';

export const layout = { container: '1120px', sidebar: '300px', measure: '66ch' } as const;

export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;
