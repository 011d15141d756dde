import { describe, expect, it, vi } from 'vitest';
import type { BillingMode } from '../../../services/billing.ts';
import { failed, success, type Failure, type Result } from '../../../services/result.ts';
import type { DeletionAnswer } from '../../../services/ownData.ts';
import { deleteAccount, type Deletion } from './deleteAccount.ts';

const away: Failure = { kind: 'unavailable', message: 'Away' };

interface Answers {
  plan?: string;
  isPaying?: boolean;
  mode?: BillingMode;
  asked?: Result<DeletionAnswer>;
  ended?: Awaited<ReturnType<Deletion['billing']['end']>>;
  removed?: Result<void>;
  done?: Result<DeletionAnswer>;
}

/** Deletes with ports that answer like this; without an answer each step succeeds. */
function attempt({ plan = 'pro', isPaying = true, mode = 'stripe', ...answers }: Answers) {
  const { asked, ended, removed, done = success('deleted') } = answers;
  const end = vi.fn(async () => ended ?? success('stored' as const));
  const removePictures = vi.fn(async () => removed ?? success(undefined));
  const deletion: Deletion = {
    userId: 'ada',
    plan,
    isPaying,
    billing: { loadMode: async () => success(mode), end },
    ownData: {
      removePictures,
      deleteAccount: async (_userId, options) => (options?.isOnlyAsked ? (asked ?? success('ready')) : done),
    },
  };
  return { outcome: deleteAccount(deletion), end, removePictures };
}

describe('deleting an account', () => {
  it('ends the subscription, removes the pictures and deletes [U35, U36]', async () => {
    const { outcome, end, removePictures } = attempt({});
    expect(await outcome).toEqual({ name: 'deleted' });
    expect([end, removePictures].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is done when the first answer says that an earlier attempt has deleted it [U35]', async () => {
    // Nobody is left whose subscription could be ended.
    const { outcome, end, removePictures } = attempt({
      asked: success('deleted'),
      ended: failed({ kind: 'session', message: 'Sign in again' }),
    });
    expect(await outcome).toEqual({ name: 'deleted' });
    expect([end, removePictures].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('ends and removes nothing when the sign-in is not recent [U35, U36]', async () => {
    const { outcome, end, removePictures } = attempt({ asked: success('sign-in-again') });
    expect(await outcome).toEqual({ name: 'sign-in-again' });
    expect([end, removePictures].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('goes no further when the subscription could not be ended [U36]', async () => {
    const { outcome, removePictures } = attempt({ ended: failed(away) });
    expect(await outcome).toMatchObject({
      name: 'failed',
      message: expect.stringContaining('Nothing was deleted'),
    });
    expect(removePictures).not.toHaveBeenCalled();
  });

  it.each<[string, Answers, string]>([
    [
      'the pictures cannot be removed',
      { removed: failed(away) },
      'Your subscription has ended; nothing else was deleted. Away',
    ],
    [
      'the last step is refused',
      { done: failed({ kind: 'refused', message: 'No' }) },
      'Your subscription has ended; nothing else was deleted. No',
    ],
    ['the last step is not answered', { done: failed(away) }, 'Your subscription has ended. Away'],
    ['no plan was paid for', { plan: 'free', removed: failed(away) }, 'Away'],
    [
      'nothing was ever bought',
      { ended: failed({ kind: 'refused', code: 'customer', message: '' }), done: failed(away) },
      'Away',
    ],
  ])('says what has ended when it fails afterwards: %s [U36]', async (_when, answers, message) => {
    expect(await attempt(answers).outcome).toEqual({ name: 'failed', message });
  });

  it('ends what is paid for also where plans are not offered any more [U36]', async () => {
    const { outcome, end } = attempt({ mode: 'none' });
    expect(await outcome).toEqual({ name: 'deleted' });
    expect(end).toHaveBeenCalledOnce();
  });

  it('goes no further when that could not be ended [U36]', async () => {
    const { outcome, removePictures } = attempt({ mode: 'none', ended: failed(away) });
    expect(await outcome).toMatchObject({
      name: 'failed',
      message: expect.stringContaining('Nothing was deleted'),
    });
    expect(removePictures).not.toHaveBeenCalled();
  });

  it('ends what the page does not know of, once the database has told of it [U36]', async () => {
    const { outcome, end } = attempt({
      mode: 'none',
      isPaying: false,
      asked: success('subscribed'),
    });
    expect(await outcome).toEqual({ name: 'deleted' });
    expect(end).toHaveBeenCalledOnce();
  });

  it.each(['none', 'simulated'] as const)(
    'removes no picture where that could not be ended, and plans are %s [U36]',
    async (mode) => {
      const { outcome, removePictures } = attempt({
        mode,
        isPaying: false,
        asked: success('subscribed'),
        ended: failed(away),
      });
      expect(await outcome).toMatchObject({
        name: 'failed',
        message: expect.stringContaining('Nothing was deleted'),
      });
      expect(removePictures).not.toHaveBeenCalled();
    },
  );

  it.each(['none', 'simulated'] as const)(
    'asks no payment provider for whoever pays nothing, where plans are %s [U36]',
    async (mode) => {
      const { outcome, end } = attempt({ mode, isPaying: false });
      expect(await outcome).toEqual({ name: 'deleted' });
      expect(end).not.toHaveBeenCalled();
    },
  );

  it('goes on in a demonstration whose provider is not there any more, as far as the database lets it [U36]', async () => {
    const gone = { mode: 'simulated', ended: failed(away) } as const;
    expect(await attempt(gone).outcome).toEqual({ name: 'deleted' });
    expect(await attempt({ ...gone, done: success('subscribed') }).outcome).toMatchObject({
      name: 'failed',
      message: expect.stringContaining('could not be ended'),
    });
  });
});
