import type { StorybookConfig } from '@storybook/react-vite';
import { componentsInWords, storiesInWords, withoutSharedPages } from './indexing.ts';
import { storySnippets } from './snippets/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/ui/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    '../mocks/public',
    // Storybook finds the icon by the second name and links to the first.
    { from: '../app/public/icon.svg', to: '/icon.svg' },
    { from: '../app/public/icon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The highlights read all styles of the page after each change, and tests show none of them.
  features: {
    highlight: process.env.VITEST === undefined,
    // The theme decides the background.
    backgrounds: false,
  },
  // TypeScript 7 has no JS compiler API for react-docgen-typescript.
  experimental_indexers: withoutSharedPages,
  viteFinal: (config) => ({
    ...config,
    // Tests show no code.
    plugins: [
      componentsInWords,
      ...(config.plugins ?? []),
      storiesInWords,
      ...(process.env.VITEST === undefined ? [storySnippets] : []),
    ],
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
