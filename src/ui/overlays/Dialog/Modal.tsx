import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepAboveKeyboard } from './virtualKeyboard.ts';
import { openModal, reopenModal } from './openDialogs.ts';

export interface ModalProps extends Pick<
  ComponentProps<'dialog'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** Whether it is shown. It fades in and out. */
  open: boolean;
  /**
   * Called when it should close: Escape, a phone's 'back', or a press beside its children. It stays open unless `open` becomes false,
   * as while an answer is awaited.
   */
  onClose: () => void;
  /** Returns what takes the focus on opening; without it, the first focusable element does. Called once it is open. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** Returns what takes the focus on closing, in place of what had it before opening. */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** The visible box; everything around it is the backdrop. Mounted while it is open and until it has faded out. */
  children: ReactNode;
}

/** A modal `<dialog>` without a look of its own. The browser keeps the focus inside and gives it back on closing. */
export function Modal({ open, onClose, initialFocus, finalFocus, children, ...attributes }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What in the dialog had the focus last. */
  const focused = useRef<EventTarget | null>(null);
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);

  const requestClose = useEffectEvent(onClose);
  const moveFocusInside = useEffectEvent(() => initialFocus?.()?.focus());
  const moveFocusOutside = useEffectEvent(() => finalFocus?.()?.focus());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const closeModal = openModal(element);
    const stopFollowingKeyboard = keepAboveKeyboard(element);
    moveFocusInside();
    const listening = new AbortController();
    const { signal } = listening;
    focused.current = document.activeElement;
    element.addEventListener('focusin', ({ target }) => (focused.current = target), { signal });
    let beganOnBackdrop = false;
    element.addEventListener('pointerdown', ({ target }) => (beganOnBackdrop = target === element), {
      signal,
    });
    // A press that begins inside and ends on the backdrop, as when text is selected, does not close the dialog.
    element.addEventListener(
      'click',
      ({ target }) => beganOnBackdrop && target === element && requestClose(),
      { signal },
    );
    return () => {
      listening.abort();
      stopFollowingKeyboard();
      closeModal();
      moveFocusOutside();
    };
  }, [open]);

  useEffect(() => {
    if (open || !isMounted) return;
    let reopened = false;
    const fading = dialog.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => reopened || setIsMounted(false));
    return () => {
      reopened = true;
    };
  }, [open, isMounted]);

  if (!isMounted) return null;
  return (
    <dialog
      {...attributes}
      ref={dialog}
      // `openModal` removes this attribute: the dialog must not be laid out before it opens.
      hidden
      // Nothing in it can be used while it fades out.
      inert={!open}
      onCancel={(event) => {
        // Leaving a file picker fires a `cancel` event as well, at the input inside the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome lets nobody keep it open for ever: when Escape is pressed again and again, it closes the dialog by itself.
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return;
        onClose();
        // React has drawn by then what the owner decided.
        setTimeout(() => {
          // Opening it moves the focus to its first control.
          const before = focused.current;
          if (reopenModal(currentTarget) && before instanceof HTMLElement) before.focus();
        });
      }}
    >
      {children}
    </dialog>
  );
}
