import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { directionOf } from '../../src/services/languages.ts';
import arabic from '../../translations/ar.json';
import german from '../../translations/de.json';
import { fill, heading, press } from '../steps.ts';

const translations = { de: german.labels, ar: arabic.labels };

/**
 * The stories of the main screens in a language: how each is reached by its words. Somebody who changes the language in the toolbar
 * sees only what a screen shows before its first step.
 */
export function mainScreensIn(language: keyof typeof translations) {
  const labels = translations[language];
  const signedIn = { args: { signedInAs: personas.pro } };
  const agent = { ...signedIn, globals: { language, viewport: { value: 'laptop' } } };
  const openDashboard = () => heading(labels.Dashboard.title);
  const openBilling = async () => {
    await press(labels.BillingStatusCard.manage);
    await heading(labels.Billing.title);
  };
  const isTranslated = async () => {
    const { lang, dir } = document.documentElement;
    await expect({ lang, dir }).toEqual({ lang: language, dir: directionOf(language) });
  };
  return {
    landing: {
      play: async () => {
        await expect(await screen.findByRole('button', { name: labels.Landing.start })).toBeEnabled();
        await isTranslated();
      },
    },
    signIn: {
      play: async () => {
        await press(labels.Landing.signIn);
        await expect(await heading(labels.SignIn.title)).toBeVisible();
        await press(labels.SignIn.submit);
        await expect(await screen.findByLabelText(labels.SignIn.email)).toHaveFocus();
      },
    },
    signUp: {
      play: async () => {
        await press(labels.Landing.start);
        await expect(await heading(labels.SignUp.title)).toBeVisible();
      },
    },
    dashboard: {
      ...signedIn,
      play: async () => {
        await openDashboard();
        const history = await screen.findByRole('region', { name: labels.PaymentList.title });
        await expect(await within(history).findAllByRole('listitem')).toHaveLength(5);
        await isTranslated();
      },
    },
    billing: {
      ...signedIn,
      play: async () => {
        await openBilling();
        await expect(await screen.findByRole('button', { name: labels.PlanCard.current })).toBeDisabled();
      },
    },
    payments: {
      ...signedIn,
      play: async () => {
        await openDashboard();
        const history = await screen.findByRole('region', { name: labels.PaymentList.title });
        await userEvent.click(
          await within(history).findByRole('button', { name: labels.PaymentList.showAll }),
        );
        const all = await screen.findByRole('region', { name: labels.AllPayments.title });
        await waitFor(() => expect(within(all).getAllByRole('listitem')).toHaveLength(6));
      },
    },
    account: {
      ...signedIn,
      play: async () => {
        await openDashboard();
        await press(labels.ProfileCard.edit);
        await expect(await screen.findByRole('region', { name: labels.DeviceList.title })).toBeVisible();
      },
    },
    chat: {
      ...agent,
      play: async () => {
        await screen.findByRole('region', { name: labels.PaymentList.title });
        await press(labels.AgentPanel.text);
        // While the code of the dialog loads, a frame takes its place.
        await fill(labels.ChatComposer.message, 'What plan am I on?');
        await press(labels.ChatComposer.send);
        await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Pro'));
      },
    },
    call: {
      ...agent,
      play: async () => {
        await press(labels.AgentPanel.voice);
        await press(labels.CallDialog.start);
        await expect(await screen.findByRole('button', { name: labels.CallDialog.end })).toBeVisible();
      },
    },
  };
}
