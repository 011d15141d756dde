import { Suspense } from 'react';
import { offeredLanguages } from '../../services/offeredLanguages.ts';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

const loadMenu = () => import('./language/LanguageMenu.tsx');
export const LanguageMenu = lazyWithPreload(async () => (await loadMenu()).LanguageMenu);
const LanguageMenuItems = lazyWithPreload(async () => (await loadMenu()).LanguageMenuItems);

/** The choice of the language for the user's menu, where more than one is offered. [W7] */
export const languageItems = offeredLanguages.length > 1 && (
  <ErrorBoundary where="language items" fallback={() => null}>
    <Suspense>
      <LanguageMenuItems offered={offeredLanguages} />
    </Suspense>
  </ErrorBoundary>
);

/** What somebody can choose for this device: the theme, and the language where more than one is offered. [W3] */
export const LanguageAndTheme = () => (
  <Stack direction="row" gap="none">
    {offeredLanguages.length > 1 && (
      <ErrorBoundary where="language menu" fallback={() => null}>
        <Suspense>
          <LanguageMenu offered={offeredLanguages} />
        </Suspense>
      </ErrorBoundary>
    )}
    <ThemeMenu />
  </Stack>
);
