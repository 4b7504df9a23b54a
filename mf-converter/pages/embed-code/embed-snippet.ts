import { HEIGHT_MESSAGE } from '../embed/height-message.ts';

export const THEMES = ['', 'light', 'dark'] as const;
export type EmbedTheme = (typeof THEMES)[number];

export function themeOf(text: string | null): EmbedTheme {
  return THEMES.find((theme) => theme === text) ?? '';
}

export function embedAddress(siteUrl: string, path: string, theme: EmbedTheme): string {
  return `${siteUrl}${path}${theme === '' ? '' : `?theme=${theme}`}`;
}

/** CSS pixels. Fits a phone, where the converter is tallest. */
const HEIGHT = 440;

/** The frame's own policy has the same sandbox. The attribute shows it to readers of the code. */
export function frameSnippet(address: string, title: string): string {
  return [
    `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"`,
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
  ].join('\n');
}

/** Compares the window, because a sandboxed frame has no origin to check. */
export const HEIGHT_SNIPPET = `<script>
  addEventListener('message', ({ source, data }) => {
    if (data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;
