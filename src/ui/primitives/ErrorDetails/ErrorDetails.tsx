import { list } from './ErrorDetails.css.ts';

export interface ErrorDetailsProps {
  /** What was refused, in one sentence. */
  message: string;
  /** Why it was refused, one sentence each. With an empty list only the message is shown. */
  reasons: readonly string[];
}

/** What was refused and a list of the reasons. For the inside of an Alert, which announces it. */
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
