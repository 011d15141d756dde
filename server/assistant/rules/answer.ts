// What an answer needs, and what it consists of.

import type { AccountFound, AccountReader, Step } from '../engine.ts';
import type { Citations, Format } from './figures.ts';

export interface Answering {
  reader: AccountReader;
  signal: AbortSignal;
  /** Reads the account, once for all parts of an answer. */
  account(): Promise<AccountFound>;
  now: Date;
  format: Format;
  citations: Citations;
  supportEmail?: string;
}

export interface Answer {
  /** Markdown. */
  text: string;
  call?: Extract<Step, { type: 'call' }>;
}
