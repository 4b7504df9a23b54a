import { Icon, type LinkProps } from '@site/shell-contract';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLink, type NavigationLink } from '../services/navigation.ts';

interface NavigationItemsProps {
  links: readonly NavigationLink[];
  as: ComponentType<LinkProps>;
  /** If undefined, the links have no icons. */
  iconSize?: number;
}

export function NavigationItems({ links, as: Entry, iconSize }: NavigationItemsProps) {
  const { pathname } = useLocation();
  return links.map((link) => (
    <li key={link.to}>
      <Entry to={link.to} rel={link.rel} aria-current={currentLink(pathname, link)}>
        {iconSize === undefined || link.icon === undefined ? null : <Icon path={link.icon} size={iconSize} />}
        {link.label}
      </Entry>
    </li>
  ));
}
