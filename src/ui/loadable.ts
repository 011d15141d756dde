/** What a card knows about what it shows. */
export type Loadable<T> =
  | { status: 'loading' }
  | {
      status: 'error';
      retry: () => void;
      /** A retry is under way: its button is busy. */
      retrying?: boolean | undefined;
    }
  | { status: 'ready'; value: T };
