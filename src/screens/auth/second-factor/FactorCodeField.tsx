import { useEffect, useRef } from 'react';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import type { FactorCode } from './useFactorCode.ts';

/** The field for the code of the second factor. It has the focus, also after a code that was refused. [U10] */
export function FactorCodeField({ codeField, refusal }: Pick<FactorCode, 'codeField' | 'refusal'>) {
  const input = useRef<HTMLElement>(null);
  useEffect(() => input.current?.focus(), [refusal]);
  return (
    <TextField
      {...codeField}
      ref={(element) => {
        codeField.ref(element);
        input.current = element;
      }}
      label="Six-digit code"
      hint="Your authenticator app shows a new one every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
