/** What this remote exposes, and the addresses that it answers. Plain data: the build and the shell read it. */
export default {
  name: 'mf-contact',
  exposes: { './contact': './routes/contact.tsx' },
  routes: [{ pattern: '/contact', module: './contact' }],
};
