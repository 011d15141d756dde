import { ThemeSwitch } from '../../ui/primitives/ThemeSwitch/ThemeSwitch.tsx';
import { useTheme } from './useTheme.ts';

/** The choice of a theme, kept and applied. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  return <ThemeSwitch value={choice} onChange={choose} />;
}
