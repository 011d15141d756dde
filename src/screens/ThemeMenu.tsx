import { Suspense, useState } from 'react';
import { ThemeButton } from '../ui/ThemeSwitch/ThemeButton.tsx';
import { later, onceHere } from './later.tsx';
import { useTheme } from './useTheme.ts';

const ThemeSwitch = later(async () => (await import('../ui/ThemeSwitch/ThemeSwitch.tsx')).ThemeSwitch);

/** The menu's code is fetched when a pointer or the focus comes near, and opens when it was pressed. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  const [pressed, setPressed] = useState(false);
  const near = () => void ThemeSwitch.load();
  const closed = (
    <ThemeButton
      value={choice}
      aria-expanded={false}
      onClick={() => onceHere(ThemeSwitch.load, () => setPressed(true))}
    />
  );

  if (!pressed)
    return (
      <span onPointerEnter={near} onFocus={near}>
        {closed}
      </span>
    );
  return (
    <Suspense fallback={closed}>
      <ThemeSwitch value={choice} onChange={choose} defaultOpen />
    </Suspense>
  );
}
