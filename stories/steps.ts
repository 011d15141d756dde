import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedSession } from '../mocks/handlers/backendState.ts';
import type { Persona } from '../mocks/personas.ts';

/** What people do in the stories, by role and name. Everything waits for what it needs. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Replaces what is in a field, at once: a long text letter by letter takes minutes. */
export async function fill(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** What a screen begins with. The first one of a cold run brings all of the code along. */
export const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 15_000 });

/** A card of the dashboard. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** A toast's title and text, on the screen now. */
export async function toast(title: string, text: string) {
  const found = await screen.findByText(text);
  const shown = within(found.closest<HTMLElement>('[role="status"], [role="alert"]')!);
  // It fades in.
  await waitFor(() => expect(shown.getByText(title)).toBeVisible());
}

/** An open dialog, once it has faded in. While its code is on its way, a frame that only says so stands in its place. */
export const dialog = (name: string) =>
  waitFor(async () => {
    const found = within(screen.getByRole('dialog', { name }));
    await expect(found.getByRole('heading', { name })).toBeVisible();
    await expect(found.queryByText('Loading…')).toBeNull();
    return found;
  });

export async function signIn(email: string, password: string) {
  await press('Sign In');
  await heading('Welcome Back');
  await fill('Email', email);
  await fill('Password', password);
  await press('Sign In');
}

/** `user`: the name in the sidebar. */
export async function signOut(user: RegExp) {
  await press(user);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('button', { name: 'Get Started' });
}

/** What a mail's link puts into the address. The app reads it when it is loaded. */
export const followLink = (parts: Readonly<Record<string, string>>) =>
  history.replaceState(null, '', `#${String(new URLSearchParams(parts))}`);

/** A mail's link that brings a session of this account. */
export function openLink(persona: Persona, type: 'signup' | 'recovery' = 'signup') {
  const { access_token, refresh_token } = storedSession(persona);
  followLink({ access_token, refresh_token, token_type: 'bearer', expires_in: '3600', type });
}
export const openRecoveryLink = (persona: Persona) => openLink(persona, 'recovery');

/** The profile's screen, with the form for a new password. */
export async function openPasswordForm() {
  await press('Edit');
  await heading('Edit Profile');
}

/** While `act` runs, the page's calendar is so many ms ahead. Not a spy: the framework asks for the time at each of its calls. */
export async function withClockAhead(ms: number, act: () => Promise<void>) {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
  try {
    await act();
  } finally {
    Date.now = now;
  }
}

/** What is said of the code for a new password, whose field is there. */
export async function expectCodeStep(title: string, text: string) {
  await waitFor(() => expect(screen.getByText(title).closest('[role="status"]')).toHaveTextContent(text));
  await expect(screen.getByLabelText('Code from the mail')).toBeVisible();
}

export async function pickPicture(file: File) {
  const input = await screen.findByLabelText('Profile picture', { selector: 'input', exact: false });
  await userEvent.upload(input, file, { applyAccept: false });
}

/** The smallest PNG there is. */
export const picture = () =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    'me.png',
    { type: 'image/png' },
  );
