import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export type Theme = 'system' | 'light' | 'dark';

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

export interface ThemeButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Chooses the picture: a screen, the sun or the moon. */
  value: Theme;
}

/** ThemeSwitch while it is closed. */
export function ThemeButton({ value, ...rest }: ThemeButtonProps) {
  const Icon = themeIcons[value];
  return <IconButton aria-haspopup="menu" {...rest} label="Theme" icon={<Icon />} />;
}
