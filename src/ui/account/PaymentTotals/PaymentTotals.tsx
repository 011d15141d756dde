import * as styles from './PaymentTotals.css.ts';

export interface PaymentTotal {
  /** What the row is about, such as '2026'. Unique among the rows. */
  label: string;
  /** How many payments, formatted. */
  count: string;
  /** One formatted amount of each currency. Currencies are never added together. */
  amounts: readonly string[];
}

export interface PaymentTotalsProps {
  /** The name of the table, drawn above it. */
  caption: string;
  /** The heads of the three columns. */
  heads: readonly [label: string, count: string, amounts: string];
  /** The periods in their order. */
  rows: readonly PaymentTotal[];
}

/** Totals of payments in a table: one row a period, with an amount of each currency. */
export const PaymentTotals = ({ caption, heads, rows }: PaymentTotalsProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, count, amounts }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{count}</td>
          <td>
            {amounts.length === 0 && '–'}
            {amounts.map((amount) => (
              <bdi key={amount} className={styles.amount}>
                {amount}
              </bdi>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
