import { Check } from 'lucide-react';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { MenuSurface } from '../../overlays/Menu/MenuSurface.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import { ThemeButton, themeIcons, type Theme } from './ThemeButton.tsx';
import { words } from './ThemeSwitch.words.ts';

export interface ThemeSwitchProps {
  /** The chosen theme. `system` follows the device. */
  value: Theme;
  /** Called with the theme that was chosen. The caller applies and stores it. */
  onChange: (value: Theme) => void;
}

const themes = ['system', 'light', 'dark'] as const;

/** A button with a menu of three themes: the system's, light and dark. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const labels = useLabels('ThemeSwitch', words);
  return (
    <MenuSurface trigger={<ThemeButton value={value} />} label={labels.theme} align="end">
      {themes.map((theme) => {
        const Icon = themeIcons[theme];
        const chosen = theme === value;
        return (
          <button
            key={theme}
            type="button"
            role="menuitemradio"
            aria-checked={chosen}
            tabIndex={-1}
            onClick={() => onChange(theme)}
            className={menu.item({ tone: 'neutral' })}
          >
            <span className={iconSlot}>
              <Icon aria-hidden />
            </span>
            <span className={menu.label}>{labels[theme]}</span>
            {chosen && (
              <span className={`${iconSlot} ${menu.mark}`}>
                <Check aria-hidden />
              </span>
            )}
          </button>
        );
      })}
    </MenuSurface>
  );
}
