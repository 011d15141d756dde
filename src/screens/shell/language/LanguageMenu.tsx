import { useSyncExternalStore } from 'react';
import type { Language } from '../../../services/languages.ts';
import { LanguageItems } from '../../../ui/primitives/LanguageSwitch/LanguageItems.tsx';
import { LanguageSwitch } from '../../../ui/primitives/LanguageSwitch/LanguageSwitch.tsx';
import { languagesToChoose } from './languageChoice.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';

export interface LanguageMenuProps {
  offered: readonly Language[];
}

const subscribeToNothing = () => () => undefined;

/** The menu to choose the language of the page. The choice is stored on this device and applied at once. [W3] */
export function LanguageMenu({ offered }: LanguageMenuProps) {
  const { language, change } = useLanguageChoice();
  // The prerendered page is the same for everybody, so the first render must not know the choice.
  const shown = useSyncExternalStore<Language>(
    subscribeToNothing,
    () => language,
    () => 'en',
  );
  return (
    <LanguageSwitch
      languages={languagesToChoose(offered)}
      value={shown}
      onChange={(next) => void change(next)}
    />
  );
}

/** The same choice as items of another menu, which is the user's. [W7] */
export function LanguageMenuItems({ offered }: LanguageMenuProps) {
  const { language, change } = useLanguageChoice();
  return (
    <LanguageItems
      languages={languagesToChoose(offered)}
      value={language}
      onChange={(next) => void change(next)}
    />
  );
}
