import { useSyncExternalStore } from 'react';
import type { Language } from '../../../services/languages.ts';
import { LanguageItems } from '../../../ui/primitives/LanguageSwitch/LanguageItems.tsx';
import { LanguageSwitch } from '../../../ui/primitives/LanguageSwitch/LanguageSwitch.tsx';
import { languagesToChoose } from './languageChoice.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';

export interface LanguageMenuProps {
  offered: readonly Language[];
  /** Items of a menu that is there already, instead of a button with a menu. */
  asItems?: boolean;
}

const subscribeToNothing = () => () => undefined;

/**
 * The menu to choose the language of the page, or its items. The choice is applied at once, and kept on this device and in the
 * account. [W3, W7]
 */
export function LanguageMenu({ offered, asItems = false }: LanguageMenuProps) {
  const { language, change } = useLanguageChoice();
  // The prerendered page is the same for everybody, so the first render must not know the choice.
  const shown = useSyncExternalStore<Language>(
    subscribeToNothing,
    () => language,
    () => 'en',
  );
  const Choice = asItems ? LanguageItems : LanguageSwitch;
  return (
    <Choice languages={languagesToChoose(offered)} value={shown} onChange={(next) => void change(next)} />
  );
}
