import type { Fault } from '../../mocks/handlers/faults.ts';

import { requestNames, type Row } from './requestNames.ts';

/** The columns of the table: each fault. `slow` answers after 10 s. */
export const columns = [
  'net',
  'hang',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '429',
  '500',
  '503',
  'bad JSON',
  'slow',
] as const;

export type Column = (typeof columns)[number];

/**
 * What the user sees, in the letters of the fault table: R the backend's words in a red box, G a sentence of ours there, T a
 * destructive toast, F, P and B the three fixed texts, C the bubble, V the voice dialog, A a sentence in its place, N nothing, LG
 * only logged, LO landing.
 */
export type OutcomeCode =
  | 'R'
  | 'G'
  | 'T'
  | 'T:P'
  | 'T:F'
  /** A single toast for three cards that failed. */
  | 'T:F once'
  | 'T:B'
  | 'C'
  | 'V'
  /** A sentence where the user looks, and the same button again. */
  | 'A'
  /** Nothing is said, and everything else works. */
  | 'N'
  | 'LG'
  | 'LO'
  /** The session ended while the user worked: a dialog asks for the password. */
  | 'again'
  /** The session stays, and the refresh is tried again. */
  | 'keep'
  /** The request succeeds, only later. */
  | 'success'
  | 'signup'
  | 'insert'
  | 're-read'
  | 'free'
  | 'reasons';

export interface FaultCase {
  row: Row;
  /** The column's name, or that of a special case. */
  fault: string;
  code: OutcomeCode;
  /** The fault to inject. */
  kind: Fault;
  /** The backend's error code, where the app distinguishes it. */
  answer?: string;
}

type RowOutcomes = Partial<Record<Column, OutcomeCode>>;

const outcomesFor = (code: OutcomeCode, but: RowOutcomes = {}): RowOutcomes => ({
  net: code,
  hang: code,
  '400': code,
  '401': code,
  '403': code,
  '404': code,
  '429': code,
  '500': code,
  '503': code,
  'bad JSON': code,
  slow: 'success',
  ...but,
});

const alertOutcomes = outcomesFor('G', { '400': 'R', '401': 'R', '403': 'R', '404': 'R', '429': 'R' });
const { 'bad JSON': _read, ...signOutOutcomes } = outcomesFor('T', {
  '401': 'success',
  '403': 'success',
  '404': 'success',
});

/** Nothing is read of the answer. */
const { 'bad JSON': _unread, ...unreadOutcomes } = outcomesFor('A');

/** The outcomes of each row; a column that is missing is a '–' in the table. */
const outcomes: Readonly<Record<Row, RowOutcomes>> = {
  token: alertOutcomes,
  // The app does not wait for a slow refresh.
  refresh: outcomesFor('LO', { net: 'keep', hang: 'LO', '500': 'keep', '503': 'keep', 'bad JSON': 'keep' }),
  factor: alertOutcomes,
  mailedCode: alertOutcomes,
  signup: { ...alertOutcomes, '409': 'R' },
  logout: signOutOutcomes,
  user: outcomesFor('T:P', { '409': 'T:P' }),
  passwordCode: alertOutcomes,
  confirmation: alertOutcomes,
  profile: outcomesFor('T:F'),
  insert: outcomesFor('T:F'),
  save: outcomesFor('T:P', { '409': 'T:P', '413': 'T:P' }),
  billing: outcomesFor('T:F'),
  method: outcomesFor('T:B', { '409': 'T:B' }),
  plan: outcomesFor('T:B', { '409': 'T:B' }),
  payments: outcomesFor('T:F'),
  picture: outcomesFor('LG', { '409': 'LG', '413': 'LG' }),
  upload: outcomesFor('T:P', { '409': 'T:P', '413': 'T:P' }),
  chat: outcomesFor('C', { '409': 'C', '413': 'C' }),
  call: outcomesFor('V', { '409': 'V', '413': 'V' }),
  media: outcomesFor('V', { '409': 'V' }),
  conversationsList: outcomesFor('A'),
  conversationOpen: outcomesFor('A'),
  conversationRename: outcomesFor('A'),
  conversationDelete: outcomesFor('A'),
  paymentsList: outcomesFor('T:F'),
  keepQuestion: outcomesFor('A', { '413': 'A' }),
  paymentsSum: outcomesFor('T:F'),
  paymentsYears: outcomesFor('T:F'),
  paymentsMonths: outcomesFor('T:F'),
  paymentsExport: outcomesFor('A'),
  conversationsState: outcomesFor('N'),
  entriesPut: outcomesFor('A', { '409': 'A', '413': 'A' }),
  entriesRemove: outcomesFor('A', { '409': 'A' }),
  billingMode: outcomesFor('A'),
  usage: outcomesFor('T:F'),
  usageOnDashboard: outcomesFor('N'),
  checkout: { ...alertOutcomes, '409': 'R' },
  preview: outcomesFor('A'),
  planChange: { ...alertOutcomes, '409': 'R' },
  portal: outcomesFor('T'),
  planCancel: { ...alertOutcomes, '409': 'R' },
  planKeep: outcomesFor('T'),
  // Without the function there is no card.
  devicesList: outcomesFor('T:F', { '404': 'N' }),
  deviceEnd: outcomesFor('A'),
  devicesEnd: unreadOutcomes,
  factorsList: outcomesFor('T:F'),
  stepUp: alertOutcomes,
  stepUpCode: alertOutcomes,
  // A backend without second factors does not know the path.
  factorEnroll: { ...alertOutcomes, '404': 'A' },
  factorConfirm: alertOutcomes,
  factorRemove: alertOutcomes,
  providersOffered: outcomesFor('N'),
  // A project that lets nobody change their ways does not know the path.
  wayAdd: { ...alertOutcomes, '404': 'A' },
  wayRemove: { ...alertOutcomes, '404': 'A' },
  stepUpMail: alertOutcomes,
  signInAgainMail: alertOutcomes,
  signInAgainCode: alertOutcomes,
  // Without the table there is no card.
  activityList: outcomesFor('T:F', { '404': 'N' }),
  // Those of the device apply, and the card says so.
  preferencesRead: outcomesFor('N'),
  preferencesSave: alertOutcomes,
  languageSave: alertOutcomes,
  // Without the function there is no card.
  ownDataList: outcomesFor('T:F', { '404': 'N' }),
  ownDataExport: outcomesFor('A'),
  accountDeletionAsked: alertOutcomes,
  accountDeletion: alertOutcomes,
  billingEnd: outcomesFor('A', { '400': 'R', '401': 'R', '403': 'R', '404': 'R', '429': 'R' }),
  // The storage says with 400 too that a picture is gone, and the copy goes on without it. Any bytes may be a picture.
  ownDataPicture: { ...outcomesFor('A', { '400': 'success', '404': 'success' }), 'bad JSON': 'success' },
};

/** Answers whose error code matters beside their status. */
const specialCases: readonly FaultCase[] = [
  {
    row: 'token',
    fault: '400 invalid_credentials',
    code: 'signup',
    kind: 400,
    answer: 'invalid_credentials',
  },
  { row: 'signup', fault: '422 weak_password', code: 'reasons', kind: 400, answer: 'weak_password' },
  { row: 'refresh', fault: '400, token still valid', code: 'keep', kind: 400, answer: 'still valid' },
  { row: 'refresh', fault: '429, token still valid', code: 'keep', kind: 429, answer: 'still valid' },
  { row: 'user', fault: '403 session_not_found', code: 'again', kind: 403, answer: 'session_not_found' },
  { row: 'profile', fault: '406 PGRST116', code: 'insert', kind: 406, answer: 'PGRST116' },
  { row: 'profile', fault: '500, and billing and payments too', code: 'T:F once', kind: 500 },
  { row: 'insert', fault: '409 23505', code: 're-read', kind: 409, answer: '23505' },
  { row: 'save', fault: '0 rows', code: 'T:P', kind: 406, answer: 'PGRST116' },
  { row: 'billing', fault: '406 PGRST116', code: 'free', kind: 406, answer: 'PGRST116' },
  { row: 'method', fault: '0 rows', code: 'T:B', kind: 406, answer: 'PGRST116' },
  { row: 'plan', fault: '0 rows', code: 'T:B', kind: 'null' },
  { row: 'call', fault: 'no webCallUrl', code: 'V', kind: 'null' },
  { row: 'media', fault: '401 nbf-token', code: 'V', kind: 401, answer: 'nbf-token' },
];

const kinds: Readonly<Record<Column, Fault>> = {
  net: 'net',
  hang: 'hang',
  '400': 400,
  '401': 401,
  '403': 403,
  '404': 404,
  '409': 409,
  '413': 413,
  '429': 429,
  '500': 500,
  '503': 503,
  'bad JSON': 'bad-json',
  slow: 'slow',
};

const casesOf = (row: Row): FaultCase[] =>
  columns.flatMap((fault) => {
    const code = outcomes[row][fault];
    return code ? [{ row, fault, code, kind: kinds[fault] }] : [];
  });

/** Every cell of the table in docs/faults.md that is not a '–'. */
export const faultCases: readonly FaultCase[] = (Object.keys(requestNames) as Row[]).flatMap((row) => [
  ...casesOf(row),
  ...specialCases.filter((cell) => cell.row === row),
]);

export const faultCaseName = ({ row, fault }: Pick<FaultCase, 'row' | 'fault'>) =>
  `${requestNames[row]}: ${fault}`;
