import { cloneElement, createElement, type ReactElement } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import * as button from '../Button/Button.css.ts';
import { link } from './ButtonLink.css.ts';

export interface ButtonLinkProps extends ButtonLook, NativeProps<'a', 'href' | 'children'> {
  /** Where it leads: an address, a path of this site, or a place on this page. */
  href: string;
  /** The link of a router, such as `<Link href="/plans" />`: it is drawn in place of a plain link, with everything of this one. */
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** A link that looks like a button: it leads to an address, can be opened in another tab, and is announced as a link. */
export function ButtonLink({
  tone = 'neutral',
  size = 'medium',
  fullWidth = false,
  icon,
  render = createElement('a'),
  children,
  ...rest
}: ButtonLinkProps) {
  return cloneElement(render, {
    ...rest,
    className: `${button.button({ tone, size, fullWidth })} ${link}`,
    children: (
      <>
        {icon && <span className={iconSlot}>{icon}</span>}
        <span className={button.label}>{children}</span>
      </>
    ),
  });
}
