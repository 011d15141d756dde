import { Check } from 'lucide-react';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { MenuSurface } from '../../overlays/Menu/MenuSurface.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { ThemeButton, themeIcons, type Theme } from './ThemeButton.tsx';

export interface ThemeSwitchProps {
  /** The chosen theme. `system` follows the device. */
  value: Theme;
  /** Called with the theme that was chosen. The caller applies and stores it. */
  onChange: (value: Theme) => void;
}

const themes = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
] as const;

/** A button with a menu of three themes: the system's, light and dark. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <MenuSurface trigger={<ThemeButton value={value} />} label="Theme" align="end">
      {themes.map((theme) => {
        const Icon = themeIcons[theme.value];
        const chosen = theme.value === value;
        return (
          <button
            key={theme.value}
            type="button"
            role="menuitemradio"
            aria-checked={chosen}
            tabIndex={-1}
            onClick={() => onChange(theme.value)}
            className={menu.item({ tone: 'neutral' })}
          >
            <span className={iconSlot}>
              <Icon aria-hidden />
            </span>
            <span className={menu.label}>{theme.label}</span>
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
