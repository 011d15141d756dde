import { list } from './ErrorDetails.css.ts';

export interface ErrorDetailsProps {
  /** What was refused, in one sentence. */
  message: string;
  /** Sentences; none shows the message alone. */
  reasons: readonly string[];
}

/** R3: each reason why something was refused. */
export function ErrorDetails({ message, reasons }: ErrorDetailsProps) {
  return (
    <>
      <p>{message}</p>
      {reasons.length > 0 && (
        <ul className={list}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  );
}
