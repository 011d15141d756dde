import { planById } from '../../../services/plans.ts';

/** How somebody came back from the payment provider's pages, as its link says. */
export type Return = { from: 'paid'; plan: string } | { from: 'abandoned' } | { from: 'portal' };

/** Reads the address. Anybody can write one, so that it only says what to look for, and nothing is believed. [B16] */
export function readReturn(search: string): Return | undefined {
  const given = new URLSearchParams(search);
  const checkout = given.get('checkout');
  if (checkout === 'cancelled') return { from: 'abandoned' };
  if (checkout !== null && (planById(checkout)?.price ?? 0) > 0) return { from: 'paid', plan: checkout };
  return given.has('billing') ? { from: 'portal' } : undefined;
}

/** Takes it out of the address, so that a reload does not begin anew. */
export function cleanReturn({ location, history }: Pick<Window, 'location' | 'history'>) {
  const url = new URL(location.href);
  if (!url.searchParams.has('checkout') && !url.searchParams.has('billing')) return;
  url.searchParams.delete('checkout');
  url.searchParams.delete('billing');
  history.replaceState(history.state, '', url.href);
}
