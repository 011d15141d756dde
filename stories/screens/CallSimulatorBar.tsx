import { ChevronDown, ChevronUp, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../src/screens/shell/useMediaQuery.ts';
import { IconButton } from '../../src/ui/primitives/IconButton/IconButton.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { radius, space, touchTarget, type } from '../../src/ui/theme/scale.ts';

export interface CallSimulatorBarProps {
  playing: boolean;
  /** The time of the call, in ms after 'Start call' was pressed. */
  position: number;
  /** The length of the slider, in ms. */
  lasts: number;
  onPlay: () => void;
  onSeek: (to: number) => void;
}

const bar = {
  position: 'fixed',
  inset: `0 ${space.xs} auto`,
  margin: '0 auto',
  maxWidth: '24rem',
  padding: `0 ${space.sm} 0 ${space.xxs}`,
  border: `1px solid ${vars.color.edge}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  ...type.caption,
} as const;

const row = { display: 'flex', alignItems: 'center', gap: space.xs } as const;

/** In a small window, where the dialog is as large as the window: between the title and the buttons of its head. */
const handle = {
  position: 'fixed',
  inset: `0 auto auto 60%`,
  margin: `0 0 0 calc(${touchTarget} / -2)`,
  padding: 0,
  border: 0,
  background: 'none',
} as const;
const handleButton = {
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: '1.5rem',
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.md} ${radius.md}`,
  background: vars.color.surface,
  color: vars.color.ink,
} as const;

/**
 * The element for the bar: inside the open dialog, because everything beside a dialog is inert and a click there
 * closes it.
 */
function useHost() {
  const [host, setHost] = useState<HTMLElement>(document.body);
  useEffect(() => {
    const look = () => setHost(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return host;
}

/** Shows the bar, unless the dialog is gone by now. */
function show(element: HTMLElement | null) {
  if (element?.isConnected) element.showPopover();
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Stops the call's time and moves it. Not a part of the product. */
export function CallSimulatorBar({ playing, position, lasts, onPlay, onSeek }: CallSimulatorBarProps) {
  const isSmall = useMediaQuery('(max-width: 480px), (max-height: 600px)');
  const [isAsked, setIsAsked] = useState(false);
  const isHandle = isSmall && !isAsked;
  const host = useHost();
  return createPortal(
    <div ref={show} popover="manual" role="group" aria-label="Simulator" style={isHandle ? handle : bar}>
      {isHandle && (
        <button aria-label="Show the simulator" style={handleButton} onClick={() => setIsAsked(true)}>
          <ChevronDown size="1rem" aria-hidden />
        </button>
      )}
      <div style={isHandle ? { display: 'none' } : row}>
        <IconButton
          label={playing ? 'Pause the call' : 'Play the call'}
          icon={playing ? <Pause /> : <Play />}
          onClick={onPlay}
        />
        <input
          type="range"
          aria-label="Time in the call"
          aria-valuetext={seconds(position)}
          min={0}
          max={lasts}
          step={100}
          value={Math.min(position, lasts)}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          style={{ flex: 1, minWidth: 0, height: touchTarget, accentColor: vars.color.accent }}
        />
        <output style={{ fontVariantNumeric: 'tabular-nums' }}>{seconds(position)}</output>
        {isSmall && (
          <IconButton label="Hide the simulator" icon={<ChevronUp />} onClick={() => setIsAsked(false)} />
        )}
      </div>
    </div>,
    host,
  );
}
