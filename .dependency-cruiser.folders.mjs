/** No two folders import each other, directly or indirectly. Excludes tests, which may read anything. */
import base from './.dependency-cruiser.mjs';

export default {
  forbidden: [{ name: 'no circle of folders', scope: 'folder', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|\\.test\\.tsx?$|/testing/|^tests/` },
  },
};
