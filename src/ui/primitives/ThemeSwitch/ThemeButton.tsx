import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import { words } from './ThemeSwitch.words.ts';

/** A choice of theme. `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

export interface ThemeButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** The chosen theme, shown as an icon: a screen, the sun or the moon. */
  value: Theme;
}

/** The button of ThemeSwitch, without its menu. */
export function ThemeButton({ value, ...rest }: ThemeButtonProps) {
  const Icon = themeIcons[value];
  return (
    <IconButton
      aria-haspopup="menu"
      {...rest}
      label={useLabels('ThemeSwitch', words).theme}
      icon={<Icon />}
    />
  );
}
