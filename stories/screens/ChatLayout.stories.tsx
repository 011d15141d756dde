import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { message } from '../../src/screens/agent/conversation/entries.ts';
import { answered, ask, controlledChat, storedThread, openChat, findReply } from '../chatSteps.ts';
import { isInView, isReachable, waitForAnimations } from '../geometry.ts';
import { fill, press } from '../steps.ts';

const { pro } = personas;
const fakeChat = controlledChat();
const at = Date.UTC(2026, 2, 9, 12);
const sentence = 'Your last payment was **$29.00**, on the second of March, by Credit Card. ';
const long = `Certainly.\n\n${`${sentence.repeat(6)}\n\n`.repeat(5)}That is all.`;
const thread = Array.from({ length: 20 }, (_, i) =>
  message(i % 2 ? 'ai' : 'user', `Message ${i + 1}. ${i % 3 ? '' : sentence}`, { at }),
);

/** The layout of the chat, restored and in use, on windows from a zoom of 400 % to a laptop. */
const meta = {
  title: 'Screens/Chat layout',
  component: StoryApp,
  args: { signedInAs: pro, services: { chat: fakeChat.port } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    fakeChat.reset();
    backendOf(pro)(context);
    storedThread(pro, thread)();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far the content scrolls beyond the box, in px. */
const beyond = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
const jump = () => screen.findByRole('button', { name: 'Jump to latest' });

/** `box`: what scrolls. */
async function atEnd(box: Element) {
  await waitFor(() => expect(beyond(box) - box.scrollTop).toBeLessThan(1.5));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
  await expect(screen.getByRole('textbox', { name: 'Message' })).toSatisfy(isInView);
}

/** `header`: whether it stays above what scrolls. */
async function readsFromItsBeginning(answer: Element, header: boolean) {
  await expect(await jump()).toSatisfy(isInView);
  const from = answer.closest('[aria-busy]')!.getBoundingClientRect().top;
  const edge = header ? screen.getByRole('log').closest('dialog')!.querySelector('header') : null;
  await expect(from).toBeGreaterThanOrEqual(edge?.getBoundingClientRect().bottom ?? 0);
  await expect(from).toBeLessThan(innerHeight / 2);
}

const shown = (viewport: string, { low = false, header = true } = {}): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { requirements: ['V21'] },
  play: async () => {
    if (viewport !== 'laptop') await press('AI Agent');
    const chat = await openChat();
    const log = chat.getByRole('log');
    const dialog = log.closest('dialog')!;
    const [scrolls, still] = low ? [dialog, log] : [log, dialog];
    await waitForAnimations();
    // The conversation opens at its end, and only one element scrolls.
    await atEnd(scrolls);
    await expect(beyond(scrolls)).toBeGreaterThan(0);
    await expect(beyond(still)).toBeLessThanOrEqual(0);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);

    // Scrolled up, the button that leads back to the end is there.
    scrolls.scrollTop -= 300;
    const back = await jump();
    await expect(back).toSatisfy(isInView);
    await userEvent.click(back);
    await atEnd(scrolls);

    // However much is typed, the composer stays inside the dialog.
    await fill('Message', 'one\ntwo\nthree\nfour\nfive');
    await atEnd(scrolls);
    await userEvent.clear(chat.getByRole('textbox', { name: 'Message' }));
    await atEnd(scrolls);

    // A short answer is scrolled to its end; a long one to its beginning.
    await ask('Which plan is that?');
    await atEnd(scrolls);
    (await fakeChat.request(1)).reply(answered('Pro.'));
    await findReply(chat, 'Pro.');
    await atEnd(scrolls);
    await ask('And what did I pay?');
    const request = await fakeChat.request(2);
    for (const piece of long.split(/(?<=\n\n)/)) request.onDelta?.(piece);
    await readsFromItsBeginning(await chat.findByText('Certainly.'), header);
    const { scrollTop } = scrolls;
    request.reply(answered(long));
    await chat.findByRole('button', { name: 'Answer again' });
    await readsFromItsBeginning(chat.getByText('Certainly.'), header);
    await expect(Math.abs(scrolls.scrollTop - scrollTop)).toBeLessThan(1.5);
    await press('Jump to latest');
    await atEnd(scrolls);

    // The options are in the header, in the same row as 'Close'.
    const options = chat.getByRole('button', { name: 'Conversation options' });
    const close = chat.getByRole('button', { name: 'Close' });
    await expect([isReachable(options), isReachable(close)]).toEqual([true, true]);
    await expect(options.getBoundingClientRect().top).toBe(close.getBoundingClientRect().top);
  },
});

/** The window is too low for a scrolling part inside of the dialog, so the whole dialog scrolls. */
export const ZoomedIn = shown('zoomed', { low: true, header: false });
/** The whole dialog scrolls as well, below a header that stays. */
export const ZoomedInByHalf = shown('doubled', { low: true });
export const PhoneHeldAcross = shown('across', { low: true });
export const PhoneWithKeyboard = shown('keyboard');
export const Phone = shown('phone');
export const Laptop = shown('laptop');
