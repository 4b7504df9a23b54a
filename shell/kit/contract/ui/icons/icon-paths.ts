/** SVG path data on a 24 × 24 grid, for a stroke width of 1.5. */
export const iconPaths = {
  menu: 'M3.75 7h16.5M3.75 12h16.5M3.75 17h16.5',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.25 15.25 20.25 20.25',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  'chevron-down': 'm6 9.25 6 6 6-6',
  'chevron-up': 'm6 14.75 6-6 6 6',
  swap: 'M4 8h15.5M15.5 4l4 4-4 4M20 16H4.5M8.5 12l-4 4 4 4',
  copy: 'M8.75 8.75h11v11h-11zM15.25 8.75v-4.5h-11v11h4.5',
  pin: 'M8.5 3.75h7l-1 7 3.25 3.5H6.25l3.25-3.5zM12 14.25v6',
  check: 'm4.5 12.75 5 5 10-11.5',
  home: 'm3.75 11.25 8.25-7 8.25 7M6 9.5v10.25h12V9.5M10 19.75v-5.5h4v5.5',
  more: 'M4.25 4.25h6v6h-6zM13.75 4.25h6v6h-6zM4.25 13.75h6v6h-6zM13.75 13.75h6v6h-6z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4',
  moon: 'M19.75 14.5A8.25 8.25 0 0 1 9.5 4.25a8.25 8.25 0 1 0 10.25 10.25z',
  mail: 'M3.25 5.5h17.5v13H3.25zM3.25 7l8.75 6.5L20.75 7',
  warning: 'M12 3.75 21 19.5H3zM12 10v4.5M12 17v.1',
} as const;

export type IconName = keyof typeof iconPaths;
