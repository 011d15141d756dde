import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, type BackendState } from '../../mocks/handlers/backendState.ts';
import type { Persona } from '../../mocks/personas.ts';
import { freshBrowser } from '../../mocks/StoryApp.tsx';
import type { BillingMode } from '../../src/services/billing.ts';
import { heading, press } from '../steps.ts';

/** The backend of the story that is shown. */
export let backend: BackendState;
/** Where the page has gone: to the payment provider, from where the browser's Back button leads back at once. */
export const left = fn((_url: string) => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

/** For `beforeEach`: a fresh browser, and a backend that sells plans in this way, with one person. */
export const sells =
  (billing: BillingMode, person: Persona, how?: (state: BackendState) => void) =>
  ({ msw }: { msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void } }) => {
    freshBrowser();
    left.mockClear();
    backend = backendState([person], { billing });
    how?.(backend);
    msw.use(...handlersOf(backend));
  };

/** Opens the billing page. */
export async function openBilling() {
  await press('Manage billing');
  await heading('Billing & Subscriptions');
}

/** Opens the billing page, and waits until its plans are those of the payment provider. */
export async function openSoldPlans() {
  await openBilling();
  await screen.findByRole('radiogroup', { name: 'Prices' });
  return within(screen.getByRole('region', { name: 'Current plan' }));
}

/** The button of a plan, once it says this and can be pressed, or cannot. */
export const planButton = (plan: string, label: string, isLocked = false) =>
  waitFor(async () => {
    const list = within(screen.getByRole('list', { name: 'Plans' }));
    const card = list.getByRole('heading', { name: plan }).closest('li')!;
    const button = within(card).getByRole('button', { name: label });
    await (isLocked ? expect(button).toBeDisabled() : expect(button).toBeEnabled());
    return button;
  });

/** Puts what the provider's link brings into the page's address, beside what is there. */
export function comeBack(name: 'checkout' | 'billing', value: string) {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(null, '', url.href);
}
