import leven from 'leven';

/** Settings with shorter names, such as `PORT`, are too close to unrelated variables. */
const SHORTEST_NAME = 5;
/** Up to this length, a replaced letter makes another word: `APP_URL` is not a misspelled `API_URL`. */
const SHORT_NAME = 8;
const SETTING_NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*_?$/;

/**
 * Finds variables that look like misspelled settings. Otherwise `DATABSE_URL` would be ignored, and messages would
 * silently go to another database.
 * @param variables names in the environment
 * @param settings all names that the program reads
 * @returns a sentence for each
 */
export function misspelledSettings(variables: readonly string[], settings: readonly string[]): string[] {
  return variables
    .filter((name) => SETTING_NAME.test(name) && !settings.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, settings);
      return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
    });
}

function nearest(name: string, settings: readonly string[]): string | undefined {
  const [closest] = settings
    .filter((setting) => setting.length >= SHORTEST_NAME && isNear(name, setting))
    .map((setting) => ({ setting, distance: leven(name, setting) }))
    .sort((a, b) => a.distance - b.distance);
  return closest?.setting;
}

function isNear(name: string, setting: string): boolean {
  if (lettersOf(name) === lettersOf(setting)) return leven(name, setting) <= 2;
  if (setting.length <= SHORT_NAME) return name.length !== setting.length && leven(name, setting) === 1;
  return leven(name, setting) <= 2;
}

const lettersOf = (name: string) => [...name.replaceAll('_', '')].sort().join('');
