import type { AnswerSource } from './chat.ts';

const tables: readonly AnswerSource['table'][] = ['payment_history', 'billing_info', 'profiles'];

/** More than any answer names, so that a forged one cannot fill the storage of the conversation. */
const maxSources = 200;
const maxRows = 500;

const isRef = (value: unknown): value is string => typeof value === 'string' && /^s\d{1,4}$/.test(value);
/** An id becomes part of a filter on rows: nothing else may stand in it. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

function readSource(value: unknown): AnswerSource | undefined {
  const { ref, table: named, ids } = Object(value) as Record<string, unknown>;
  const table = tables.find((each) => each === named);
  if (!isRef(ref) || !table || !Array.isArray(ids) || ids.length === 0 || ids.length > maxRows)
    return undefined;
  return ids.every(isId) ? { ref, table, ids: [...new Set(ids)] } : undefined;
}

/**
 * The sources among `values`, as they arrived or were stored. What is no source is left out, and so is a second one
 * with the same ref: a figure must not change its rows after it was shown.
 */
export function readSources(values: readonly unknown[]): readonly AnswerSource[] {
  const sources = new Map<string, AnswerSource>();
  for (const value of values) {
    const source = readSource(value);
    if (source && sources.size < maxSources && !sources.has(source.ref)) sources.set(source.ref, source);
  }
  return [...sources.values()];
}
