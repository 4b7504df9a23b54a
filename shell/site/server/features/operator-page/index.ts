import { optionalSetting } from '@site/settings/setting';
import { parsedText } from '@site/settings/types';
import { defineFeature } from '../definition/define-feature.ts';

export const operatorPage = defineFeature({
  settings: {
    operatorToken: optionalSetting({
      variable: 'OPERATOR_TOKEN',
      description:
        'The secret for `/_operator`, which shows composition, health, and history, can roll back, and changes a canary. At least 16 characters.',
      type: parsedText('at least 16 characters long', (text) => (text.length < 16 ? undefined : text)),
      without: 'the page is off',
      isSecret: true,
    }),
  },
  isEnabled: ({ operatorToken }) => operatorToken !== undefined,
  load: () => import('./operator-routes.ts'),
});
