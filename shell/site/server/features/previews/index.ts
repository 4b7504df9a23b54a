import { optionalSetting, setting } from '@site/settings/setting';
import { checkedText, parsedText, wholeNumber } from '@site/settings/types';
import { parsePreviewOrigins } from './preview-origins.ts';
import { defineFeature } from '../definition/define-feature.ts';

/** Characters. `openssl rand -base64 32` prints 44. */
const MIN_KEY_LENGTH = 32;

export const previews = defineFeature({
  settings: {
    previewKey: optionalSetting({
      variable: 'PREVIEW_KEY',
      description:
        'The secret that signs preview links. At least 32 characters, such as the output of `openssl rand -base64 32`.',
      type: parsedText(`at least ${MIN_KEY_LENGTH} characters long, and hard to guess`, (text) =>
        text.length < MIN_KEY_LENGTH ? undefined : text,
      ),
      without: 'previews are off',
      isSecret: true,
    }),
    previewLimit: setting({
      variable: 'PREVIEW_LIMIT',
      description:
        'How many previews run at once. A preview ends ten minutes after its last view. At the limit, the least recently viewed one ends first.',
      type: wholeNumber(1, 20),
      default: '2',
    }),
    allowsPreviewOrigin: setting({
      variable: 'PREVIEW_ORIGINS',
      description:
        'Where previews may load releases from, in addition to the trusted origins: origins or `loopback`, separated by commas.',
      type: checkedText((text) => {
        const parsed = parsePreviewOrigins(text);
        return parsed.ok ? { value: parsed.allows } : { problem: parsed.message };
      }),
      default: '',
      without: 'nowhere else',
    }),
  },
  isEnabled: ({ previewKey }) => previewKey !== undefined,
  load: () => import('./preview-feature.ts'),
});
