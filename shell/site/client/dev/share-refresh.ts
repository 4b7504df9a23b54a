/** Runs first in development. Remotes use this runtime instead of bundling it. */
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__REACT_REFRESH__ = refreshRuntime;
