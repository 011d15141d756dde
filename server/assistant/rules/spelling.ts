// Typos: words that are nearly a known one.

/** Damerau–Levenshtein: letters added, left out, exchanged or swapped with their neighbour. Given up above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return above[b.length] ?? most + 1;
}

/** One bit for each letter that occurs: words that differ in many of them need not be compared. */
function lettersOf(word: string) {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsIn(value: number) {
  let rest = value;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const sortedLetters = (word: string) => Array.from(word).toSorted().join('');

/**
 * Puts right what is nearly a known word. Short words are left alone unless their letters are only in another order: 'or'
 * is no typo of 'for'. `counts`: how often a word occurs, which decides between two that are equally near.
 */
export function speller(counts: ReadonlyMap<string, number>): (word: string) => string {
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of counts.keys()) {
    if (word.length < 3) continue;
    const same = byLength.get(word.length) ?? [];
    same.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, same);
  }
  const kept = new Map<string, string>();

  function nearest(word: string) {
    const most = word.length < 8 ? 1 : 2;
    const letters = lettersOf(word);
    let best = word;
    let least = most + 1;
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const each of byLength.get(length) ?? []) {
        if (bitsIn(each.letters ^ letters) > 2 * most) continue;
        if (word.length <= 4 && sortedLetters(word) !== sortedLetters(each.word)) continue;
        const found = distance(word, each.word, most);
        // 'Successful' is no typo of 'unsuccessful', nor the other way round.
        if (found > most || each.word === `un${word}` || word === `un${each.word}`) continue;
        if (found < least || (found === least && (counts.get(each.word) ?? 0) > (counts.get(best) ?? 0))) {
          best = each.word;
          least = found;
        }
      }
    return best;
  }

  return (word) => {
    if (counts.has(word) || word.length < 3 || /[\d@]/.test(word)) return word;
    const known = kept.get(word);
    if (known !== undefined) return known;
    const best = nearest(word);
    if (kept.size < 2000) kept.set(word, best);
    return best;
  };
}
