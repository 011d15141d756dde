import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { nextVisit } from '../mocks/handlers/backendState.ts';
import '../src/ui/theme/theme.ts';
import { hasAccessibilityPanel } from './accessibilityPanel.ts';
import { withBackend } from './backendCondition.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { withBothThemes, withConditions } from './conditions.tsx';
import { consoleErrors } from './consoleErrors.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { followThemeAround, themeAround } from './docsConditions.tsx';
import { loadWords, withLanguage } from './languageCondition.tsx';
import { modes } from './modes.ts';
import { playOnlyAsWritten } from './playConditions.ts';
import { booleanDefaults, propControls } from './propControls.ts';
import { showSnippet } from './snippets/withControls.ts';
import { freezeForPictures } from './stillness.ts';
import { storyNetwork } from './storyNetwork.ts';
import { answerSyntheticEscape } from './syntheticEscape.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

// Screens load their code in parts, for which the default of one second is not always enough on a busy machine.
configure({ asyncUtilTimeout: 8000 });
answerSyntheticEscape();
followThemeAround();

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  ...consoleErrors,
  loaders: [playOnlyAsWritten, freezeForPictures, loadWords, () => nextVisit(), mswLoader(storyNetwork)],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...themeAround() },
  // The last decorator is the outermost.
  decorators: [
    withLanguage,
    withBackend,
    withConditions,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', 'side by side': 'light' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    withBothThemes,
  ],
  argTypesEnhancers: [propControls],
  argsEnhancers: [booleanDefaults],
  parameters: {
    // With EVERY_VIEW, everyView.ts checks the story's four views instead, once it has been played.
    a11y: { test: import.meta.env['EVERY_VIEW'] || !hasAccessibilityPanel ? 'off' : 'error' },
    layout: 'padded',
    chromatic: { modes },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      source: { language: 'tsx', transform: showSnippet },
    },
    // The sizes at which the layout changes or is reviewed.
    viewport: {
      options: {
        small: viewport('Small phone', 320, 568),
        phone: viewport('Phone', 390, 844),
        keyboard: viewport('Phone with its keyboard open', 390, 500),
        across: viewport('Phone in landscape', 844, 390),
        zoomed: viewport('Zoom of 400 %', 320, 256),
        doubled: viewport('Zoom of 200 %', 640, 400),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 1280, 800),
        desktop: viewport('Desktop', 1440, 900),
        large: viewport('Large desktop', 1536, 864),
        wide: viewport('Wide', 1920, 1080),
      },
    },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'Install',
            'Theming',
            'House',
            'Adding a component',
            'Foundations',
            [
              'Overview',
              'Tokens',
              'Colour',
              'Type',
              'Spacing',
              'Elevation',
              'Motion',
              'Icons',
              'Voice and tone',
            ],
            'Languages',
            'Accessibility',
            'Accessibility statement',
            'Requirements',
            'Fault gallery',
            'Visual review',
            'Testing',
            'Changelog',
          ],
          'Screens',
          'Flows',
          'Primitives',
          'Layout',
          'Overlays',
          'Account',
          'Agent',
        ],
      },
    },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/ } },
  },
  tags: ['autodocs'],
};

export default preview;
