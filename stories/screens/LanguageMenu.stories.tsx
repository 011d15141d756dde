import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyServices } from '../../mocks/storyServices.ts';
import { takeVisitorsLanguage } from '../../src/screens/shell/language/languageChoice.ts';
import { LanguageMenu } from '../../src/screens/shell/language/LanguageMenu.tsx';
import {
  LanguageProvider,
  type LanguageProviderProps,
} from '../../src/screens/shell/language/LanguageProvider.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import { ThemeMenu } from '../../src/screens/shell/ThemeMenu.tsx';
import { Toasts } from '../../src/screens/shell/Toasts.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { press, toast } from '../steps.ts';

interface PageProps {
  /** Loads a chosen language. Without it the catalogue's own words are shown, as the app does. */
  change?: LanguageProviderProps['change'];
}

/** The menu as it stands in the app: at the end of a bar, beside the theme. */
function Page({ change }: PageProps) {
  const [services] = useState(storyServices);
  const menu = (
    <ServicesProvider value={services}>
      <Stack direction="row" gap="none" justify="end">
        <LanguageMenu offered={['en', 'de', 'ar']} />
        <ThemeMenu />
      </Stack>
      <Toasts />
    </ServicesProvider>
  );
  if (!change) return menu;
  return (
    <LanguageProvider first={{ language: 'en', locale: 'en' }} change={change}>
      {menu}
    </LanguageProvider>
  );
}

const meta = {
  title: 'Screens/Language menu',
  component: Page,
  parameters: { requirements: ['W3'] },
  // A visitor's choice is kept for the account that is signed in to next: that of another story.
  beforeEach: () => () => void takeVisitorsLanguage(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Each language has its own name, and that of the page is marked. [W3] */
export const Open: Story = {
  play: async () => {
    await press('Language');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    await expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
  },
};

/** A choice applies at once: to the words, and to the document's language. [W3] */
export const Chosen: Story = {
  play: async () => {
    await press('Language');
    await choose('Deutsch');
    await press('Sprache');
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('lang', 'de');
  },
};

/** With Arabic the page turns around, and the menu opens at its left edge. [W3] */
export const ChosenArabic: Story = {
  play: async () => {
    await press('Language');
    await choose('العربية');
    await press('اللغة');
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

/** While the words are on their way the page stays as it is, and can be used. [W3] */
export const Loading: Story = {
  args: { change: () => new Promise(() => undefined) },
  parameters: { onlyEnglish: true },
  play: async () => {
    await press('Language');
    await choose('Deutsch');
    await press('Language');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

/** The words could not be loaded: the page stays English and says so. [W3] */
export const Failed: Story = {
  args: { change: () => Promise.reject(new Error('There is no network.')) },
  parameters: { onlyEnglish: true },
  play: async () => {
    await press('Language');
    await choose('Deutsch');
    await toast('Error', 'That language could not be loaded. Check your connection and try again.');
    await expect(screen.getByRole('button', { name: 'Language' })).toBeVisible();
  },
};
