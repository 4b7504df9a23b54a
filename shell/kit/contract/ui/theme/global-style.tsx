import { createGlobalStyle } from 'styled-components';
import { colorDeclarations } from './token-values.ts';
import { color, font, fontSize } from './tokens.ts';

/** The server writes this style into every document, so browsers don't need its code. */
export const GlobalStyle = createGlobalStyle`
  :root { ${colorDeclarations('light')} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${colorDeclarations('dark')} }
  }
  :root[data-theme='dark'] { ${colorDeclarations('dark')} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 6rem 2rem; }
  /* Keeps focused elements clear of the bottom bar and back-to-top button on phones, and of a header with two rows. */
  @media (max-width: 767.98px) { html { scroll-padding-bottom: 8rem; } }
  @media (min-width: 768px) and (max-width: 1023.98px) { html { scroll-padding-top: 8.5rem; } }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${fontSize.text}/1.6 ${font.sans};
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  h1, h2, h3, h4 { line-height: 1.25; font-weight: 650; letter-spacing: -0.011em; text-wrap: balance; }
  h1 { font-size: ${fontSize.h1}; letter-spacing: -0.02em; }
  h2 { font-size: ${fontSize.h2}; }
  h3 { font-size: ${fontSize.h3}; }
  h4 { font-size: 1em; }
  p, li, dd, figcaption { text-wrap: pretty; }
  a { color: ${color.accent}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { color: ${color.accentStrong}; text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  svg { display: block; flex: none; }
  summary { cursor: pointer; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  [tabindex='-1']:focus { outline: none; }
  [hidden] { display: none !important; }
  [data-room] { min-height: 100vh; }
  /* Sections can be empty on some pages. */
  [data-section]:empty { display: none; }
  [data-part] { display: contents; }
  [data-unanswered] :is([aria-atomic] > *, [data-result], [role='img']) { visibility: hidden; }

  /* The alternative text is empty, so that copying and screen readers get one number. */
  [data-group], [data-drawn] { white-space: nowrap; }
  [data-group]::before { content: ','; content: ',' / ''; }
  [data-format='point-comma'] > [data-group]::before { content: '.'; content: '.' / ''; }
  [data-format='space-comma'] > [data-group]::before { content: ' '; content: ' ' / ''; }
  [data-format='apostrophe-point'] > [data-group]::before { content: "'"; content: "'" / ''; }
  [data-zeros] { color: ${color.inkSoft}; }
  [data-drawn] > span { font-size: 0; }
  [data-drawn]::after { content: attr(data-drawn); content: attr(data-drawn) / ''; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  /* Forced colors remove shadows and tints. */
  @media (forced-colors: active) { a[aria-current] { text-decoration: underline; } }
  @media print {
    :root, :root[data-theme], :root:not([data-theme='light']) { ${colorDeclarations('light')} --color-paper: #fff; }
    html { font-size: 9.5pt; }
  }
`;
