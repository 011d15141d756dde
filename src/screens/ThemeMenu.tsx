import { lazy, Suspense, useState } from 'react';
import { ThemeButton } from '../ui/ThemeSwitch/ThemeButton.tsx';
import { useTheme } from './useTheme.ts';

const load = () => import('../ui/ThemeSwitch/ThemeSwitch.tsx');
const ThemeSwitch = lazy(async () => ({ default: (await load()).ThemeSwitch }));

/** The menu's code is fetched when a pointer or the focus comes near, and opens when it was pressed. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  const [pressed, setPressed] = useState(false);
  const closed = <ThemeButton value={choice} aria-expanded={false} onClick={() => setPressed(true)} />;

  if (!pressed)
    return (
      <span onPointerEnter={() => void load()} onFocus={() => void load()}>
        {closed}
      </span>
    );
  return (
    <Suspense fallback={closed}>
      <ThemeSwitch value={choice} onChange={choose} defaultOpen />
    </Suspense>
  );
}
