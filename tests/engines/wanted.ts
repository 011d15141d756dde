/** What a person looks for. */
export interface Wanted {
  /** An ARIA role, 'field' for a field by its label, or 'text' for anything with that text. */
  role: string;
  name: string;
  /** `name` is a regular expression. */
  isPattern: boolean;
}

/** Where it is, in CSS pixels from the window's upper left corner. */
export interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Nothing covers its middle, so that a click arrives. */
  isOnTop: boolean;
  value: string;
  text: string;
}

/** An action source of WebDriver, which both protocols share. */
export type Actions = readonly Readonly<Record<string, unknown>>[];

export interface BrowserOptions {
  width: number;
  height: number;
  dark: boolean;
  /** Runs in each page before its own scripts. */
  before?: string;
  /** Settings of Firefox, by name. */
  preferences?: Readonly<Record<string, boolean | number | string>>;
}

/** A browser with one window, as far as a walk through the app needs it. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and resolves to its value, which must be fit for JSON. Promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  perform(actions: Actions): Promise<void>;
  /** Gives a file to the first file field of the page. */
  chooseFile(path: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  /** What went wrong since it was asked last: errors of the console, exceptions, refusals of the policy. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}
