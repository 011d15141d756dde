import { DatabaseError } from '../_shared/project.ts';

interface TurnLimits {
  perMinute: number;
  perDay: number;
}

/** The database knows no such user: a foreign key would point to nobody. */
const foreignKeyViolation = '23503';

/**
 * Takes one of a user's turns, by `call` to the database. Resolves to 0, to the seconds until there is one, or to
 * undefined when the account was deleted: a token outlives its user by up to an hour.
 */
export const takeTurnBy =
  (call: (name: string, values: object) => Promise<unknown>, { perMinute, perDay }: TurnLimits) =>
  async (user: string): Promise<number | undefined> => {
    try {
      const wait = await call('take_chat_turn', { caller: user, per_minute: perMinute, per_day: perDay });
      // `Number(null)` would be a turn that nobody has counted.
      return typeof wait === 'number' ? wait : Number.NaN;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === foreignKeyViolation) return undefined;
      throw error;
    }
  };
