// A reply in the languages that the assistant speaks, and the ways in which one is written.

import type { AccountFound } from '../engine.ts';
import type { Answering } from './answer.ts';
import { quote } from './figures.ts';

type Reply = (account: AccountFound, answering: Answering) => string;
export type Both = Readonly<Record<'en' | 'de', Reply>>;

/** The same for everybody. */
export const fixed = (en: string, de: string): Both => ({ en: () => en, de: () => de });

/** With the address of support, or without anybody to write to. */
export const supported = (
  en: readonly [withSupport: (address: string) => string, without: string],
  de: readonly [withSupport: (address: string) => string, without: string],
): Both => {
  const reply =
    ([withSupport, without]: typeof en): Reply =>
    (_account, { supportEmail }) =>
      supportEmail ? withSupport(`**${quote(supportEmail)}**`) : without;
  return { en: reply(en), de: reply(de) };
};
