import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { filters } from './PaymentFilters.css.ts';

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
  /** Called with the name of the choice that changed, and its new value. */
  onChange: (name: 'period' | 'status' | 'currency', value: string) => void;
}

/** What narrows a list of payments: period, status and currency. */
export const PaymentFilters = ({ period, status, currency, onChange }: PaymentFiltersProps) => (
  <div className={filters} role="group" aria-label="Which payments">
    <Select label="Period" {...period} onChange={(value) => onChange('period', value)} />
    <Select label="Status" {...status} onChange={(value) => onChange('status', value)} />
    <Select label="Currency" {...currency} onChange={(value) => onChange('currency', value)} />
  </div>
);
