import { useEffect, useLayoutEffect, useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useServices } from '../services.tsx';
import { whenIdle } from '../whenIdle.ts';
import { preferences, usePreferences } from './preferences.ts';

/**
 * Applies the preferences of a signed-in user while the component is on the screen: at first as this device knows them, then as the
 * account has them. The account is asked when the browser is idle, and what is chosen is stored there. [U39, U40]
 */
export function useAccountPreferences(userId: string) {
  const { loadPreferences } = useServices();
  const { choose } = useLanguage();
  useState(() => preferences.prepare(userId));
  usePreferences();

  useLayoutEffect(() => {
    preferences.enter(userId);
    return () => preferences.leave();
  }, [userId]);

  useEffect(
    () =>
      whenIdle(() => {
        void import('./syncPreferences.ts').then(
          ({ syncPreferences }) => syncPreferences(userId, loadPreferences, choose),
          // Without a connection a choice stays on this device, and the next visit tries again.
          () => undefined,
        );
      }),
    [userId, loadPreferences, choose],
  );
}
