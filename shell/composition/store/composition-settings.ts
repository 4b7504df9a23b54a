import { optionalSetting } from '@site/settings/setting';
import { serverUrl, text } from '@site/settings/types';

/** The shell, `npm start`, and `npm run compose` read these settings. */
export const compositionSettings = {
  compositionUrl: optionalSetting({
    variable: 'COMPOSITION_URL',
    description: '`postgres://…`: the database that holds the composition of several shells.',
    type: serverUrl(['postgres:', 'postgresql:']),
    without: '`COMPOSITION_FILE`',
  }),
  compositionFile: optionalSetting({
    variable: 'COMPOSITION_FILE',
    description: 'The composition document.',
    type: text,
    without: '`composition.json` in `STATE_DIR`',
  }),
};
