import type { PaymentRow } from './PaymentList.tsx';

/** For stories. */
export const rows: readonly PaymentRow[] = [
  {
    id: '1',
    serviceName: 'Pro plan',
    date: 'Nov 1, 2026',
    amount: '$29.00',
    status: 'completed',
    tone: 'positive',
  },
  {
    id: '2',
    serviceName: 'Pro plan',
    date: 'Oct 1, 2026',
    amount: '$29.00',
    status: 'pending',
    tone: 'caution',
  },
  {
    id: '3',
    serviceName: 'Service Payment',
    date: 'Sep 3, 2026',
    amount: '$0.00',
    status: 'failed',
    tone: 'critical',
  },
  {
    id: '4',
    serviceName: 'Enterprise plan',
    date: 'Aug 3, 2026',
    amount: '$1,188.00',
    status: 'completed',
    tone: 'positive',
  },
  {
    id: '5',
    serviceName: 'Pro plan',
    date: 'Aug 1, 2026',
    amount: '€29.00',
    status: 'cancelled',
    tone: 'critical',
  },
];
