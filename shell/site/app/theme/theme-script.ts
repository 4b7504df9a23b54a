export const THEME_KEY = 'theme';

/** Runs in `<head>` before the first paint, so that the wrong theme does not flash. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
