import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './Receipt.css.ts';
import { words } from './Receipt.words.ts';

export interface ReceiptProps {
  /** Who was paid: the product's name. */
  seller: string;
  /** The facts in their order, such as 'Date' and 'May 1, 2026'. */
  facts: readonly { term: string; value: string }[];
  /** Formatted, with its currency. */
  total: string;
  /** What the paper is, and what it is not. */
  note: string;
}

/** A receipt for printing or for a PDF file: seller, facts and total. */
export const Receipt = ({ seller, facts, total, note }: ReceiptProps) => (
  <div className={styles.receipt}>
    <p className={styles.seller}>{seller}</p>
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className={`${styles.fact} ${styles.total}`}>
        <dt>{useLabels('Receipt', words).total}</dt>
        <dd className={styles.value}>
          <bdi>{total}</bdi>
        </dd>
      </div>
    </dl>
    <p className={styles.note}>{note}</p>
  </div>
);
