/** The least height of a PaymentChart in each of its states, which a PaymentList reserves for it. */
export const chartHeight = '12.5rem';
