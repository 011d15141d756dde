import { Suspense } from 'react';
import { offeredLanguages } from '../../services/offeredLanguages.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

export const LanguageMenu = lazyWithPreload(
  async () => (await import('./language/LanguageMenu.tsx')).LanguageMenu,
);

/** What somebody can choose for this device: the theme, and the language where more than one is offered. [W3] */
export const LanguageAndTheme = () => (
  <Stack direction="row" gap="none">
    {offeredLanguages.length > 1 && (
      <Suspense>
        <LanguageMenu offered={offeredLanguages} />
      </Suspense>
    )}
    <ThemeMenu />
  </Stack>
);
