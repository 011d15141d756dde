import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
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
  inset: `${space.xs} ${space.xs} auto`,
  margin: '0 auto',
  maxWidth: '24rem',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `0 ${space.sm} 0 ${space.xxs}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  ...type.caption,
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
  return createPortal(
    <div ref={show} popover="manual" role="group" aria-label="Simulator" style={bar}>
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
    </div>,
    useHost(),
  );
}
