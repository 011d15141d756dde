import { Check, Copy, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../../src/screens/agent/conversation/copyText.ts';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { radius, space, touchTarget } from '../../../src/ui/theme/scale.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button shows, if that is not the text: the accessible name begins with it. */
  shown?: string;
  /** Called with what a screen reader is to say. */
  onCopy: (notice: string) => void;
  children: ReactNode;
}

const icons = { rest: Copy, copied: Check, failed: X } as const;

/** A button that copies a text, and shows for a moment whether it worked. */
export function CopyButton({ text, shown, onCopy, children }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('rest');
  async function copy() {
    const worked = await copyText(text);
    setState(worked ? 'copied' : 'failed');
    onCopy(
      worked ? `Copied ${text}` : `${text} could not be copied. Select it on the page and copy it there.`,
    );
    setTimeout(setState, 2000, 'rest');
  }
  const Icon = icons[state];
  return (
    <button
      type="button"
      aria-label={shown === undefined ? `Copy ${text}` : `${shown}: copy ${text}`}
      title={text}
      onClick={() => void copy()}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: space.xs,
        minHeight: touchTarget,
        width: '100%',
        padding: `${space.xxs} ${space.xs}`,
        border: 0,
        borderRadius: radius.sm,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
      }}
    >
      {children}
      <Icon
        aria-hidden
        size="1rem"
        style={{
          flexShrink: 0,
          marginInlineStart: 'auto',
          color: state === 'failed' ? vars.color.critical : vars.color.muted,
        }}
      />
    </button>
  );
}
