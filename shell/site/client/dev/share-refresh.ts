/** The first script in development. Shares the React Refresh runtime with remotes, which don't bundle it. */
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__REACT_REFRESH__ = refreshRuntime;
