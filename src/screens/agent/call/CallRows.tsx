import { useContext } from 'react';
import type { AnswerRows as Rows } from '../../../services/answerRows.ts';
import { fill } from '../../../ui/fill.ts';
import { plural } from '../../../ui/plural.ts';
import { AnswerRows } from '../../../ui/agent/AnswerRows/AnswerRows.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable } from '../../shell/account/useAccount.ts';
import { paymentRow } from '../../shell/account/paymentRow.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useFoundPayments } from '../../payments/usePayments.ts';
import { ShowSourceContext } from '../conversation/figures.ts';
import { words as callRowsWords } from './CallRows.words.ts';

export interface CallRowsProps {
  rows: Rows;
  userId: string;
}

/** The payments behind what the agent has just said, as the database has them now. [A67] */
export function CallRows({ rows: { ids, figures }, userId }: CallRowsProps) {
  const labels = useLabels('CallRows', callRowsWords);
  const { translate, locale } = useLanguage();
  const show = useContext(ShowSourceContext);
  const found = toLoadable(useFoundPayments(userId, ids), (payments) => payments.map(paymentRow(translate)));
  const [first = '', ...others] = figures;
  const named = others.length < 2 ? figures : [first, plural(labels, 'more', others.length, locale)];
  const words = new Intl.ListFormat(locale).format(named);
  return (
    <AnswerRows
      title={fill(labels.behind, { words })}
      rows={found}
      count={ids.length}
      // The call goes on, made small: its dialog would cover the rows.
      onOpen={show && (() => show({ ref: '', table: 'payment_history', ids }, words))}
    />
  );
}
