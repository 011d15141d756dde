import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type ReactNode, useEffect, useState } from 'react';
import { brands } from './brand.ts';
import './DocsFrame.css.ts';

type Theme = keyof typeof brands;

/** The theme in the address. Pages without a story have no decorator that would set it. */
const themeOfUrl = (): Theme =>
  /theme:dark/.test(decodeURIComponent(window.location.search)) ? 'dark' : 'light';

/** Docs pages follow the toolbar's theme, as stories do. */
export function DocsFrame({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(themeOfUrl);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={brands[theme]}>
      {children}
    </DocsContainer>
  );
}
