// What an engine of the assistant is: from the user's words, and from what it reads as that user, to words, sources and
// wishes for the page. Everything here runs in Node, in Deno and in a browser: web standards only.

import type { Activity } from '../../src/services/activity.ts';
import type { BillingInterval } from '../../src/services/billing.ts';
import type { AnswerSource, ChatTurn } from '../../src/services/chat.ts';
import type { Language } from '../../src/services/languages.ts';
import type { PaymentStatus } from '../../src/services/payments.ts';
import type { ToolResult } from '../../src/services/tools.ts';
import type { TurnAttachment } from './attachments.ts';

/** Which payments are meant. What is absent does not narrow the choice. */
export interface PaymentQuery {
  /** ISO 8601. The first moment that counts. */
  since?: string;
  /** ISO 8601. The first moment that no longer counts. */
  until?: string;
  status?: PaymentStatus;
  /** ISO 4217, such as 'EUR'. */
  currency?: string;
  /** A part of the service's name, in any case. No pattern. */
  service?: string;
  /** 'newest' by default. */
  sort?: 'newest' | 'largest' | 'smallest';
  /** How many rows to return; 20 by default, at most 100. Counts and totals are always of all of them. */
  limit?: number;
}

export interface PaymentRow {
  id: string;
  /** ISO 8601. */
  date: string;
  service: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  status: PaymentStatus | 'unknown';
  /** Why it failed, in the provider's code, which is not for people; absent when it did not fail or nobody knows. */
  failureReason?: string;
}

/** A sum that the database computed. Currencies are never added together. */
export interface PaymentTotal {
  /** ISO 4217. */
  currency: string;
  total: number;
  count: number;
  /** The rows that were added up: the newest 500 of them, where there are more. */
  ids: readonly string[];
}

export interface PaymentsFound {
  /** Of all payments that match, not only of the rows. */
  count: number;
  totals: readonly PaymentTotal[];
  rows: readonly PaymentRow[];
}

/** What the assistant may know of the signed-in user's account. Empty strings for what is not filled in. */
export interface AccountFound {
  id: string;
  email: string;
  fullName: string;
  location: string;
  description: string;
  /** A plan's id, such as 'pro'. */
  plan: string;
  planStatus: string;
  paymentMethod: string;
  /** How often the plan is paid; absent where nothing is paid for at a payment provider. */
  interval?: BillingInterval;
  /** What this user pays in each interval, before tax and discounts; absent where nobody knows. */
  price?: { amount: number; currency: string };
  /** ISO 8601; absent when the plan is free or cancelled, or nobody knows. An estimate where there is no interval. */
  nextChargeDate?: string;
  /** ISO 8601. When a plan that was cancelled ends. */
  endsAt?: string;
}

/** What was used this month, and what the plan allows; `limit` is absent where there is none. */
export interface UsageFound {
  messages: { used: number; limit?: number };
  /** Absent where calls are not counted. */
  callMinutes?: { used: number; limit?: number };
}

/** Which changes of the account are meant. What is absent does not narrow the choice. */
export interface ActivityQuery {
  /** ISO 8601. The first moment that counts. */
  since?: string;
  /** ISO 8601. The first moment that no longer counts. */
  until?: string;
  by?: 'user' | 'agent';
  /** A subject, such as 'password', or a column, such as 'location'. */
  about?: string;
  /** How many rows to return; 10 by default, at most 100. */
  limit?: number;
}

export interface ActivityFound {
  /** Of all changes that match, not only of the rows. */
  count: number;
  /** The newest first. */
  rows: readonly Activity[];
}

/**
 * Reads the signed-in user's own data and nothing else: each call carries that user's token, and row-level security decides.
 * Every call rejects when the data cannot be had, and when `signal` aborts.
 */
export interface AccountReader {
  payments(query: PaymentQuery, signal?: AbortSignal): Promise<PaymentsFound>;
  account(signal?: AbortSignal): Promise<AccountFound>;
  /** Absent where the backend does not count. */
  usage?(signal?: AbortSignal): Promise<UsageFound>;
  /** What was changed. Absent, or undefined, where the backend keeps no record. */
  activity?(query: ActivityQuery, signal?: AbortSignal): Promise<ActivityFound | undefined>;
}

/** One message of the user, with everything that an engine needs to answer it. */
export interface Turn {
  /** The user's words, or what became of the page's tool calls. */
  input: string | readonly ToolResult[];
  /** Files that came with the words, for an engine that can look at them; absent where there are none. */
  attachments?: readonly TurnAttachment[];
  /** What was said before, the oldest first. */
  history: readonly ChatTurn[];
  reader: AccountReader;
  now: Date;
  /** IANA, such as 'Europe/Berlin': where months begin. */
  timeZone: string;
  /** The language of the interface. The user may write in another one. [W11] */
  language: Language;
  /** Where a person can be reached; absent where there is nobody. */
  supportEmail?: string;
  /** The page may ask whether a refused question may be kept: the engine says which one is. */
  marksRefused?: true;
  signal: AbortSignal;
}

/** What an engine gives, in order. */
export type Step =
  /** A piece of the answer, in Markdown. A figure links to its rows: `[$87.00](#s1)`. */
  | { type: 'text'; delta: string }
  /** The rows behind the figure with this ref. It comes before the text that links to it. */
  | ({ type: 'source' } & AnswerSource)
  /** A task for the page, which asks the user first where something changes. */
  | { type: 'call'; name: string; arguments: Record<string, unknown> }
  /** The question was not understood, or is none of its business, and there is something to learn from it. */
  | { type: 'refused' }
  /** What the plan has in a month is used up. */
  | { type: 'used-up' };

/** Ends early when the turn's signal aborts. Throws an `EngineFailure` for everything that the user should read. */
export type Engine = (turn: Turn) => AsyncIterable<Step>;

interface EngineFailureFacts {
  /** For the operator's log: it may hold the provider's own words, which the user never sees. */
  detail: string;
  /** Nothing was said yet, so that another engine may answer instead. */
  isBeforeFirstWord?: boolean;
  /** The answer became too long or took too long as a whole, which a user can bring about: nothing is broken. */
  isLimit?: boolean;
}

/** The engine cannot answer, or cannot go on. */
export class EngineFailure extends Error {
  readonly detail: string;
  readonly isBeforeFirstWord: boolean;
  readonly isLimit: boolean;

  /** @param sentence For the user: what happened and what to do. */
  constructor(sentence: string, { detail, isBeforeFirstWord = false, isLimit = false }: EngineFailureFacts) {
    super(sentence);
    this.name = 'EngineFailure';
    this.detail = detail;
    this.isBeforeFirstWord = isBeforeFirstWord;
    this.isLimit = isLimit;
  }
}
