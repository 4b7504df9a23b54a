import { screenScale } from '@site/shell-contract/screen-scale';

export const THEME_KEY = 'theme';

/** Runs in `<head>` before the first paint, so that nothing flashes in the wrong theme or size. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;var s=localStorage.getItem('${screenScale.key}')/devicePixelRatio;if(s>0)document.documentElement.style.setProperty('${screenScale.property}',s+'px')}catch(e){}`;
