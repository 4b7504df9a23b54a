import { remoteWebpack } from '@site/remote-build/webpack/remote-webpack';

export default await remoteWebpack(import.meta.dirname);
