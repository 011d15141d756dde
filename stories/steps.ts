import { http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendUrl } from '../mocks/handlers/backendState.ts';
import { storyLinkCode } from '../mocks/handlers/mailedLinks.ts';
import type { LinkPurpose } from '../src/services/auth.ts';
import type { Persona } from '../mocks/personas.ts';

/**
 * Holds requests back until `release`; the handlers before it answer them then. `hasArrived` resolves with the first one: before
 * that a form may say that it is sending, and still be asking who the user is.
 */
export function heldRequests(method: 'post' | 'put', path: string) {
  let release = () => undefined as void;
  let arrive = release;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  const handler = http[method](`${backendUrl}${path}`, () => {
    arrive();
    return isReleased;
  });
  return { handler, hasArrived, release };
}

/** Presses a button, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Replaces the text of a field at once, because typing a long text letter by letter takes minutes. */
export async function fill(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Finds the heading of a screen. In a cold run the first one waits for all of the code. */
export const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 15_000 });

/** Finds a card of the dashboard. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits for a toast and checks its title and text. */
export async function toast(title: string, text: string | RegExp) {
  const found = await screen.findByText(text);
  const shown = within(found.closest<HTMLElement>('[role="status"], [role="alert"]')!);
  // The toast fades in.
  await waitFor(() => expect(shown.getByText(title)).toBeVisible());
}

/** Waits for an open dialog that has faded in. While its code loads, a frame with a spinner takes its place. */
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

/** Signs out. `user`: the name in the sidebar. */
export async function signOut(user: RegExp) {
  await press(user);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('button', { name: 'Get Started' });
}

/** Puts what a mail's link brings into the page's address. The app reads it when it loads. */
export const followLink = (parts: Readonly<Record<string, string>>) =>
  history.replaceState(null, '', `#${String(new URLSearchParams(parts))}`);

/** Opens the link of a mail to this account, which brings a code. */
export const openLink = (persona: Persona, from: LinkPurpose = 'signup') =>
  followLink({ from, code: storyLinkCode(persona) });
/** Comes back from a sign-in at another site with this account. */
export const openProviderLink = (persona: Persona) =>
  followLink({ from: 'provider', code: storyLinkCode(persona) });
export const openRecoveryLink = (persona: Persona) => openLink(persona, 'recovery');

/** Types the code of a mail that has just been sent. */
export async function fillCode(code: string) {
  await screen.findByLabelText('Code from the mail');
  await fill('Code from the mail', code);
}

/** Opens the profile, with the form for a new password. */
export async function openPasswordForm() {
  await press('Edit');
  await heading('Edit Profile');
}

/** Answers 'Confirm that it is you' with the password, and with a code where there is a second factor. */
export async function proveIt(password: string, code?: string) {
  const asked = await dialog('Confirm that it is you');
  await userEvent.click(asked.getByLabelText('Password'));
  await userEvent.paste(password);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  if (code === undefined) return;
  await asked.findByLabelText('Six-digit code');
  await fill('Six-digit code', code);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
}

/**
 * Sets the page's calendar ahead while `act` runs. Without a spy, because the framework asks for the time all the
 * time.
 */
export async function withClockAhead(ms: number, act: () => Promise<void>) {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
  try {
    await act();
  } finally {
    Date.now = now;
  }
}

/** Checks what the form says about the mailed code, and that its field is there. */
export async function expectCodeStep(title: string, text: string) {
  await waitFor(() => expect(screen.getByText(title).closest('[role="status"]')).toHaveTextContent(text));
  await expect(screen.getByLabelText('Code from the mail')).toBeVisible();
}

/** For `beforeEach`: the check of a chosen picture takes 300 ms, so that a form can be sent before it is over. */
export function slowPictureChecks() {
  const draw = createImageBitmap;
  const check = spyOn(globalThis, 'createImageBitmap').mockImplementation(
    async (image: ImageBitmapSource) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return draw(image);
    },
  );
  return () => check.mockRestore();
}

export async function pickPicture(file: File) {
  const input = await screen.findByLabelText('Profile picture', { selector: 'input', exact: false });
  await userEvent.upload(input, file, { applyAccept: false });
}

/** A PNG of one pixel. */
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
