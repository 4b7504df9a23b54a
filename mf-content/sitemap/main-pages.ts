export const MAIN_PAGES = [
  { to: '/', label: 'Home' },
  { to: '/all-converters', label: 'All Converters' },
  { to: '/conversion-guides', label: 'Conversion Guides' },
  { to: '/about-units', label: 'About Units' },
  { to: '/about-us', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
] as const;
