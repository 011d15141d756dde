import { Suspense } from 'react';
import { offeredLanguages } from '../../services/offeredLanguages.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Where its code cannot be loaded, the page goes on without the choice. */
export const LanguageMenu = lazyWithPreload(() =>
  import('./language/LanguageMenu.tsx').then(
    (module) => module.LanguageMenu,
    () => () => null,
  ),
);

/** The choice of the language for the user's menu, where more than one is offered. [W7] */
export const languageItems = offeredLanguages.length > 1 && (
  <Suspense>
    <LanguageMenu offered={offeredLanguages} asItems />
  </Suspense>
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
