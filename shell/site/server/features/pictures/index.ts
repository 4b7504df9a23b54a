import { setting } from '@site/settings/setting';
import { onOff } from '@site/settings/types';
import { defineFeature } from '../definition/define-feature.ts';

export const pictures = defineFeature({
  settings: {
    drawsPictures: setting({
      variable: 'PICTURES',
      description:
        '`on` draws the preview image of each answer. Otherwise, links to answers show an image of the subject.',
      type: onOff,
      default: 'on',
    }),
  },
  isEnabled: ({ drawsPictures }) => drawsPictures,
  load: () => import('./picture-routes.ts'),
});
