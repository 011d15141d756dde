import { Menu as Base } from '@base-ui/react/menu';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { MenuSurface } from '../Menu/MenuSurface.tsx';
import { icon } from '../theme/icon.css.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps {
  value: Theme;
  onChange: (value: Theme) => void;
}

const themes = [
  { value: 'system', label: 'System theme', Icon: Monitor },
  { value: 'light', label: 'Light theme', Icon: Sun },
  { value: 'dark', label: 'Dark theme', Icon: Moon },
] as const;

export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const Current = themes.find((theme) => theme.value === value)!.Icon;
  return (
    <MenuSurface trigger={<IconButton label="Theme" icon={<Current />} />} label="Theme" align="end">
      <Base.RadioGroup value={value} onValueChange={(next: Theme) => onChange(next)}>
        {themes.map((theme) => (
          <Base.RadioItem
            key={theme.value}
            value={theme.value}
            closeOnClick
            className={menu.item({ tone: 'neutral' })}
          >
            <span className={icon}>
              <theme.Icon aria-hidden />
            </span>
            <span className={menu.label}>{theme.label}</span>
            <Base.RadioItemIndicator className={`${icon} ${menu.mark}`}>
              <Check aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </MenuSurface>
  );
}
