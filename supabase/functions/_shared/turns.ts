import { errorText } from './errorText.ts';
import { DatabaseError } from './project.ts';

interface TurnLimits {
  perMinute: number;
  perDay: number;
}

/** Postgres' code for a foreign key without a row: the database knows no such user. */
const foreignKeyViolation = '23503';

/** Takes a user's turn off the month's messages again, which was taken so many seconds ago, with a `call` to the database. */
export const giveBackBy = (call: Call) => (user: string, secondsAgo: number) =>
  call('give_back_chat_turn', { caller: user, seconds_ago: secondsAgo });

interface TurnReturn {
  giveBack: (user: string, secondsAgo: number) => Promise<unknown>;
  log: (text: string) => void;
}

/** Gives back a turn that a user takes now: once, and a count that is one too high does not spoil the answer. */
export function returnsTurn({ giveBack, log }: TurnReturn, user: string) {
  const takenAt = performance.now();
  let isGivenBack = false;
  return async () => {
    if (isGivenBack) return;
    isGivenBack = true;
    await giveBack(user, (performance.now() - takenAt) / 1000).catch((error: unknown) =>
      log(`A turn was not given back: ${errorText(error)}`),
    );
  };
}

type Call = (name: string, values: object) => Promise<unknown>;

/** Undefined when the account was deleted. */
async function ofUser<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === foreignKeyViolation) return undefined;
    throw error;
  }
}

/**
 * Counts a user's call up to now, with a `call` to the database; without its name it only looks. Resolves to the seconds that are
 * left of the month, 0 when they are used up, -1 when an open call holds them, null without a limit, or undefined when the account
 * was deleted.
 */
export const takeCallTimeBy =
  (call: Call) =>
  async (user: string, id?: string): Promise<number | null | undefined> => {
    const left = await ofUser(call('take_call_time', { caller: user, call: id ?? null }));
    return left === undefined || left === null || typeof left === 'number' ? left : Number.NaN;
  };

/**
 * Takes one of a user's turns with a `call` to the database. Resolves to 0, to the seconds until the next turn, to -1 when the
 * month's messages are used up, or to undefined when the account was deleted, because a token can outlive its user by up to an hour.
 * One that is not `counted` is no message of the month.
 */
export const takeTurnBy =
  (call: Call, { perMinute, perDay }: TurnLimits) =>
  async (user: string, { counted = true } = {}): Promise<number | undefined> => {
    const turn = { caller: user, per_minute: perMinute, per_day: perDay };
    const wait = await ofUser(
      call('take_chat_turn', counted ? turn : { ...turn, counted }).then((found) => ({ found })),
    );
    // `Number(null)` would be 0: a turn that was never counted.
    return wait && (typeof wait.found === 'number' ? wait.found : Number.NaN);
  };
