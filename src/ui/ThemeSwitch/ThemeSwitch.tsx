import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import * as menu from '../Menu/Menu.css.ts';
import { MenuSurface } from '../Menu/MenuSurface.tsx';
import { icon } from '../theme/icon.css.ts';
import { ThemeButton, themeIcons, type Theme } from './ThemeButton.tsx';

export interface ThemeSwitchProps {
  /** What was chosen: `system` follows the device. */
  value: Theme;
  /** Another one was chosen; whoever owns the theme applies and remembers it. */
  onChange: (value: Theme) => void;
  /** It was opened before its code was here. */
  defaultOpen?: boolean | undefined;
}

const themes = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
] as const;

export function ThemeSwitch({ value, onChange, defaultOpen = false }: ThemeSwitchProps) {
  return (
    <MenuSurface trigger={<ThemeButton value={value} />} label="Theme" align="end" defaultOpen={defaultOpen}>
      <Base.RadioGroup value={value} onValueChange={(next: Theme) => onChange(next)}>
        {themes.map((theme) => {
          const Icon = themeIcons[theme.value];
          return (
            <Base.RadioItem
              key={theme.value}
              value={theme.value}
              closeOnClick
              className={menu.item({ tone: 'neutral' })}
            >
              <span className={icon}>
                <Icon aria-hidden />
              </span>
              <span className={menu.label}>{theme.label}</span>
              <Base.RadioItemIndicator className={`${icon} ${menu.mark}`}>
                <Check aria-hidden />
              </Base.RadioItemIndicator>
            </Base.RadioItem>
          );
        })}
      </Base.RadioGroup>
    </MenuSurface>
  );
}
