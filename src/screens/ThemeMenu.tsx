import { ThemeSwitch } from '../ui/ThemeSwitch/ThemeSwitch.tsx';
import { useTheme } from './useTheme.ts';

export function ThemeMenu() {
  const { choice, choose } = useTheme();
  return <ThemeSwitch value={choice} onChange={choose} />;
}
