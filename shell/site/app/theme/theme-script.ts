/** Key of the remembered choice in local storage. */
export const THEME_KEY = 'theme';

/** Runs in `<head>` before the first paint, so that a remembered choice does not flash. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
