import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { keepAboveKeyboard } from '../../overlays/Dialog/virtualKeyboard.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AgentPanel.css.ts';
import { handle, swipeable } from './sheetHandle.css.ts';
import { swipeDown } from './swipeDown.ts';
import { words } from './AgentPanel.words.ts';

export interface AgentScreenProps {
  /** The close button, Escape or a phone's 'back' was used, or the sheet was pulled down. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The agent as a sheet over the page, above a phone's keyboard. Not modal: top bar and sidebar stay usable, and AppShell
 * makes the page below inert.
 */
export function AgentScreen({ onClose, children }: AgentScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const labels = useLabels('AgentPanel', words);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.show();
    const stopFollowingKeyboard = keepAboveKeyboard(element);
    return () => {
      stopFollowingKeyboard();
      element.close();
    };
  }, []);

  const sheet = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const pulledDown = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!bar.current || !sheet.current) return undefined;
    return swipeDown({ handle: bar.current, sheet: sheet.current, onClose: () => pulledDown() });
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby={id}
      data-agent
      // Asked for by the app, as when a phone's 'back' is used. What is cancelled inside, such as a choice of files, is no reason.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape pressed in a dialog on top of this one closes only that dialog.
        if (key === 'Escape' && (target as Element).closest('dialog') === currentTarget) onClose?.();
      }}
    >
      <div ref={sheet} className={`${styles.sheet} ${swipeable}`}>
        <div ref={bar} className={`${styles.bar} ${handle}`}>
          <h2 id={id} className={styles.barTitle}>
            {labels.screen}
          </h2>
          <IconButton label={labels.close} icon={<X />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
