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
import { openModal } from './openDialogs.ts';

export interface ModalProps extends Pick<
  ComponentProps<'dialog'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  open: boolean;
  /** It was asked to close: by Escape, a phone's 'back', or a press beside its children. */
  onClose: () => void;
  /** Where the focus goes at first; else to the first thing that takes it. Asked once it is open. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** What is pressed beside them is the backdrop. Mounted while it is open and until it has faded out. */
  children: ReactNode;
}

/** A `<dialog>` over the page: the browser keeps the focus inside, and gives it back. */
export function Modal({ open, onClose, initialFocus, children, ...attributes }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);

  const close = useEffectEvent(onClose);
  const focus = useEffectEvent(() => initialFocus?.()?.focus());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const hide = openModal(element);
    const release = keepAboveKeyboard(element);
    focus();
    const ended = new AbortController();
    const { signal } = ended;
    let beside = false;
    element.addEventListener('pointerdown', ({ target }) => (beside = target === element), { signal });
    // Not where a selection ends that began inside.
    element.addEventListener('click', ({ target }) => beside && target === element && close(), { signal });
    return () => {
      ended.abort();
      release();
      hide();
    };
  }, [open]);

  useEffect(() => {
    if (open || !shown) return;
    let reopened = false;
    const fading = dialog.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => reopened || setShown(false));
    return () => {
      reopened = true;
    };
  }, [open, shown]);

  if (!shown) return null;
  return (
    <dialog
      {...attributes}
      ref={dialog}
      // Until it opens for the first time: nothing of it is laid out before (openDialogs.ts).
      hidden
      // While it fades out.
      inert={!open}
      onCancel={(event) => {
        // A file dialog that is left tells its field so, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome asks once only, until something else is pressed.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
    >
      {children}
    </dialog>
  );
}
