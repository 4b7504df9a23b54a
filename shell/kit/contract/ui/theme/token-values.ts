/** On paper, surface, and tint, all text has AA contrast, and ink, the color of results, has AAA contrast. */
export const colorValues = {
  light: {
    paper: '#f7f8f4',
    surface: '#ffffff',
    tint: '#ecefe8',
    ink: '#14201b',
    'ink-soft': '#4a5850',
    hairline: '#d5dbd2',
    'control-border': '#78857c',
    accent: '#0b6650',
    'accent-strong': '#084c3c',
    'accent-tint': '#dcece4',
    'on-accent': '#ffffff',
    warning: '#a82a1b',
    'warning-tint': '#f9e6e1',
    focus: '#1b57c4',
    tick: '#aab5aa',
  },
  dark: {
    paper: '#0e1412',
    surface: '#161e1a',
    tint: '#1e2823',
    ink: '#e9efea',
    'ink-soft': '#a5b3aa',
    hairline: '#2c3832',
    'control-border': '#75857b',
    accent: '#6fd0ae',
    'accent-strong': '#9ce5ca',
    'accent-tint': '#17362c',
    'on-accent': '#06231a',
    warning: '#ff9d8a',
    'warning-tint': '#3a1b16',
    focus: '#8fb8ff',
    tick: '#4a5a51',
  },
} as const;

export type ColorScheme = keyof typeof colorValues;

export function colorDeclarations(scheme: ColorScheme): string {
  const declarations = Object.entries(colorValues[scheme]).map(([name, value]) => `--color-${name}:${value};`);
  return `color-scheme:${scheme};${declarations.join('')}`;
}

/** SVG path data of the logo's ruler ticks, on a 30 × 30 grid. */
export const markTicks = 'M6 0v9M10.5 0v9M15 0v17M19.5 0v9M24 0v9';
