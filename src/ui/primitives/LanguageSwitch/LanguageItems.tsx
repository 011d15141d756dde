import { Check } from 'lucide-react';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { iconSlot } from '../../theme/icon.css.ts';

interface LanguageItemsProps {
  languages: readonly { id: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Languages as items of a menu, each in its own words. */
export const LanguageItems = ({ languages, value, onChange }: LanguageItemsProps) =>
  languages.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      role="menuitemradio"
      aria-checked={id === value}
      tabIndex={-1}
      lang={id}
      onClick={() => onChange(id)}
      className={menu.item({ tone: 'neutral' })}
    >
      <span className={menu.label}>
        <bdi>{name}</bdi>
      </span>
      {id === value && (
        <span className={`${iconSlot} ${menu.mark}`}>
          <Check aria-hidden />
        </span>
      )}
    </button>
  ));
