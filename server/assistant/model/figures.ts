import type { AnswerSource } from '../../../src/services/chat.ts';
import { amountsIn, isSameMoney, type Money } from './amounts.ts';
import { datesIn, isSameDay, percentagesIn, type WrittenDay } from './dates.ts';

/** What the reads of one answer found. Only these figures may be told, and only with the rows that they came from. */
export function figureRegistry() {
  const sources = new Map<string, AnswerSource>();
  const amounts = new Map<string, Money>();
  const refs = new Map<string, string>();
  const counts = new Set<number>();
  /** Amounts that are true without a row: the prices of the plans, and what was told before. */
  const stated: Money[] = [];
  const days: WrittenDay[] = [];
  const percentages: number[] = [];

  return {
    /** The ref of these rows, whose figure is `money`: the same for the same rows. */
    add(table: AnswerSource['table'], ids: readonly string[], money?: Money): string {
      const name = JSON.stringify([table, ids, money]);
      const ref = refs.get(name) ?? `s${refs.size + 1}`;
      refs.set(name, ref);
      sources.set(ref, { ref, table, ids });
      if (money) amounts.set(ref, money);
      return ref;
    },
    addCount: (count: number) => void counts.add(count),
    state: (...money: readonly Money[]) => void stated.push(...money),
    /** Days and percentages that may be repeated, since they stand in these words of the user or of a row. */
    allowWords(words: string) {
      days.push(...datesIn(words).flatMap((date) => date.days));
      percentages.push(...percentagesIn(words).map(({ value }) => value));
    },
    allowPercentage: (value: number) => void percentages.push(value),

    /** The source of a link with these words, unless they say another figure than that of its rows. */
    sourceOf(ref: string, words: string): AnswerSource | undefined {
      const source = sources.get(ref);
      if (!source || source.ids.length === 0) return undefined;
      const own = amounts.get(ref);
      const said = amountsIn(words, true);
      const isOwn = (money: Money) =>
        own
          ? isSameMoney(money, own)
          : money.currencies === undefined && money.values.includes(source.ids.length);
      return said.every(({ money }) => isOwn(money)) ? source : undefined;
    },
    /** The source of an amount that is that of one thing alone, so that it needs no link of the model's. */
    onlySourceOf(money: Money): AnswerSource | undefined {
      const found = [...amounts].filter(([, own]) => isSameMoney(money, own));
      return found.length === 1 ? sources.get(found[0]?.[0] ?? '') : undefined;
    },
    isKnownAmount: (money: Money) => [...amounts.values(), ...stated].some((own) => isSameMoney(money, own)),
    isKnownDay: (written: readonly WrittenDay[]) =>
      written.some((day) => days.some((own) => isSameDay(own, day))),
    /** As exactly as it was written: 33 % is a third. */
    isKnownPercentage: (value: number) =>
      percentages.some((own) => Math.abs(own - value) <= (Number.isInteger(value) ? 0.5 : 0.05)),
    isKnownCount: (count: number) => counts.has(count),
  };
}

export type Figures = ReturnType<typeof figureRegistry>;
