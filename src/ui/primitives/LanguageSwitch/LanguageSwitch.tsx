import { Languages } from 'lucide-react';
import { MenuSurface } from '../../overlays/Menu/MenuSurface.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { words } from './LanguageSwitch.words.ts';

export interface LanguageChoice {
  /** The language's tag, such as 'de': also the `lang` of its name. */
  id: string;
  /** The language in its own words: who looks for it may understand no other. */
  name: string;
}

export interface LanguageSwitchProps {
  /** The languages, in this order; at least two. */
  languages: readonly LanguageChoice[];
  /** The id of the chosen language. */
  value: string;
  /** Called with the id that was chosen. The caller loads the language, applies and stores it. */
  onChange: (value: string) => void;
}

/** A button with a menu of languages, each in its own words. */
export function LanguageSwitch({ languages, value, onChange }: LanguageSwitchProps) {
  const labels = useLabels('LanguageSwitch', words);
  return (
    <MenuSurface
      trigger={<IconButton aria-haspopup="menu" label={labels.language} icon={<Languages />} />}
      label={labels.language}
      align="end"
    >
      <LanguageItems languages={languages} value={value} onChange={onChange} />
    </MenuSurface>
  );
}
