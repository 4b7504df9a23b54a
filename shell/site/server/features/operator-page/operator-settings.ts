import { optionalSetting } from '@site/settings/setting';
import { parsedText } from '@site/settings/types';

export const operatorSettings = {
  operatorToken: optionalSetting({
    variable: 'OPERATOR_TOKEN',
    description:
      'The secret, 16 characters or more, that opens `/_operator`: composition, health, history, and rollback.',
    type: parsedText('at least 16 characters long', (text) => (text.length < 16 ? undefined : text)),
    without: 'the page is off',
    isSecret: true,
  }),
};
