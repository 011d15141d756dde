/** Data that a card shows once it is there: still loading, failed, or ready. */
export type Loadable<T> =
  | { status: 'loading' }
  | {
      status: 'error';
      /** Fetches the data again. */
      retry: () => void;
      /** The data is being fetched again: the retry button shows a spinner and ignores presses. */
      retrying?: boolean | undefined;
    }
  | { status: 'ready'; value: T };
