import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import '../src/ui/theme/theme.ts';

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      // Relative, so that the catalogue works below a sub-path.
      await worker.start({
        quiet: true,
        onUnhandledFrame: 'error',
        serviceWorker: { url: './mockServiceWorker.js' },
      });
      return worker;
    }),
  ],
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Docs', 'Foundations', 'Screens', 'Flows', 'UI'] } },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/ } },
  },
  tags: ['autodocs'],
};

export default preview;
