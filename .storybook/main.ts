import type { StorybookConfig } from '@storybook/react-vite';

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
  features: { highlight: process.env.VITEST === undefined },
  // TypeScript 7 has no JS compiler API for react-docgen-typescript.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
