import { ThemeSwitch } from '../../ui/primitives/ThemeSwitch/ThemeSwitch.tsx';
import { useTheme } from './preferences/preferences.ts';

/** The menu to choose the theme; the choice is stored and applied at once. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  return <ThemeSwitch value={choice} onChange={choose} />;
}
