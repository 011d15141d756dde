import { DatabaseError } from '../_shared/project.ts';

interface TurnLimits {
  perMinute: number;
  perDay: number;
}

/** Postgres' code for a foreign key without a row: the database knows no such user. */
const foreignKeyViolation = '23503';

/**
 * Takes one of a user's turns with a `call` to the database. Resolves to 0, to the seconds until the next turn, or to
 * undefined when the account was deleted, because a token can outlive its user by up to an hour.
 */
export const takeTurnBy =
  (call: (name: string, values: object) => Promise<unknown>, { perMinute, perDay }: TurnLimits) =>
  async (user: string): Promise<number | undefined> => {
    try {
      const wait = await call('take_chat_turn', { caller: user, per_minute: perMinute, per_day: perDay });
      // `Number(null)` would be 0: a turn that was never counted.
      return typeof wait === 'number' ? wait : Number.NaN;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === foreignKeyViolation) return undefined;
      throw error;
    }
  };
