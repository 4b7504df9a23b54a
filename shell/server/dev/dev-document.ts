import { siteHead } from '../../app/head/site-head.ts';
import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import { themeScript } from '../../app/theme/theme-script.ts';
import { jsonForScript } from '../render/document/json-for-script.ts';

/** The document that every address has in development: the browser renders the page into it. */
export function devDocument(state: PageState): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<script>${themeScript}</script>
${siteHead}
<script defer src="/assets/main.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>
</body>
</html>
`;
}
