import { optionalSetting } from '@site/settings/setting';
import { serverUrl, text } from '@site/settings/types';

/** The shell, `npm start`, and `npm run compose` read these settings. */
export const compositionSettings = {
  compositionUrl: optionalSetting({
    variable: 'COMPOSITION_URL',
    description: 'The PostgreSQL database of a composition that several shells share (`postgres://…`).',
    type: serverUrl(['postgres:', 'postgresql:']),
    without: '`COMPOSITION_FILE`',
  }),
  compositionFile: optionalSetting({
    variable: 'COMPOSITION_FILE',
    description: 'The file of the composition document.',
    type: text,
    without: '`composition.json` in `STATE_DIR`',
  }),
};
