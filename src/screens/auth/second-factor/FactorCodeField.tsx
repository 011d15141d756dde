import { useEffect, useRef } from 'react';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { words } from './FactorCodeField.words.ts';
import type { FactorCode } from './useFactorCode.ts';

/** The field for the code of the second factor. It has the focus, also after a code that was refused. [U10] */
export function FactorCodeField({ codeField, refusal }: Pick<FactorCode, 'codeField' | 'refusal'>) {
  const labels = useLabels('FactorCodeField', words);
  const input = useRef<HTMLElement>(null);
  useEffect(() => input.current?.focus(), [refusal]);
  return (
    <TextField
      {...codeField}
      ref={(element) => {
        codeField.ref(element);
        input.current = element;
      }}
      label={labels.code}
      hint={labels.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
