/** First of the scripts in development: hands the refresh runtime to the remotes, which bring none of their own. */
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__REACT_REFRESH__ = refreshRuntime;
