import type { Language } from '../../../services/languages.ts';
import { Select } from '../../../ui/primitives/Select/Select.tsx';
import { languagesToChoose } from '../../shell/language/languageChoice.ts';
import { useLanguageChoice } from '../../shell/language/useLanguageChoice.ts';

export interface LanguagePreferenceProps {
  /** Above the list. */
  label: string;
  /** Those that can be chosen; the ones that are offered to everybody unless given. */
  offered?: readonly Language[];
}

/**
 * The language of the page. It changes once its words are here, and is then stored in the account. Nothing shows where there is
 * one. [W7]
 */
export function LanguagePreference({ label, offered }: LanguagePreferenceProps) {
  const { language, change } = useLanguageChoice();
  const options = languagesToChoose(offered).map(({ id, name }) => ({ value: id, label: name }));
  if (options.length < 2) return null;
  return <Select label={label} options={options} value={language} onChange={(next) => void change(next)} />;
}
