/** What this remote exposes, and the addresses that it answers. Plain data: the build and the shell read it. */
export default {
  name: 'mf-content',
  exposes: {
    './about-units': './routes/about-units.tsx',
  },
  routes: [
    { pattern: '/about-units', module: './about-units' },
  ],
};
