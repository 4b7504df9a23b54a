import { shellBuild } from './tools/build/shell-build.ts';

export default shellBuild(import.meta.dirname);
