import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { filters, search as searchStyle } from './PaymentFilters.css.ts';
import { words } from './PaymentFilters.words.ts';

/** One choice; `''` stands for everything. */
export interface PaymentChoice {
  options: readonly SelectOption[];
  value: string;
}

export interface PaymentFiltersProps {
  /** When the payments were made. */
  period: PaymentChoice;
  /** What became of them. */
  status: PaymentChoice;
  /** What they were paid in. */
  currency: PaymentChoice;
  /** A field above the choices for what the payments have to contain. The caller owns the text. */
  search?: { label: string; value: string; onChange: (text: string) => void } | undefined;
  /** Called with the name of the choice that changed, and its new value. */
  onChange: (name: 'period' | 'status' | 'currency', value: string) => void;
}

/** What narrows a list of payments: period, status and currency. */
export function PaymentFilters({ period, status, currency, search, onChange }: PaymentFiltersProps) {
  const labels = useLabels('PaymentFilters', words);
  return (
    <div className={filters} role="group" aria-label={labels.group}>
      {search && (
        <div className={searchStyle}>
          <TextField name="search" autoComplete="off" {...search} />
        </div>
      )}
      <Select label={labels.period} {...period} onChange={(value) => onChange('period', value)} />
      <Select label={labels.status} {...status} onChange={(value) => onChange('status', value)} />
      <Select label={labels.currency} {...currency} onChange={(value) => onChange('currency', value)} />
    </div>
  );
}
