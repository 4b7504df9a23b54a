import { optionalSetting, setting } from '@site/settings/setting';
import { checkedText, parsedText, wholeNumber } from '@site/settings/types';
import { parsePreviewOrigins } from '../../../../composition/gates/preview-origins.ts';

/** Characters. `openssl rand -base64 32` prints 44. */
const MIN_KEY_LENGTH = 32;

export const previewSettings = {
  previewKey: optionalSetting({
    variable: 'PREVIEW_KEY',
    description: 'The secret that signs preview links, 32 characters or more, as `openssl rand -base64 32` prints.',
    type: parsedText(`at least ${MIN_KEY_LENGTH} characters long, and hard to guess`, (text) =>
      text.length < MIN_KEY_LENGTH ? undefined : text,
    ),
    without: 'previews are off',
    isSecret: true,
  }),
  previewLimit: setting({
    variable: 'PREVIEW_LIMIT',
    description:
      'How many previews run at once. The one that was not viewed for longest ends first; each ends ten minutes after its last view.',
    type: wholeNumber(1, 20),
    default: '2',
  }),
  allowsPreviewOrigin: setting({
    variable: 'PREVIEW_ORIGINS',
    description:
      'Where a preview may load releases from, besides the trusted origins: origins, or `loopback` for this machine, with commas between them.',
    type: checkedText((text) => {
      const parsed = parsePreviewOrigins(text);
      return parsed.ok ? { value: parsed.allows } : { problem: parsed.message };
    }),
    default: '',
    without: 'nowhere else',
  }),
};
