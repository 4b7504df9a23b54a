/** The first script in development. Remotes don't bundle this runtime. */
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__REACT_REFRESH__ = refreshRuntime;
