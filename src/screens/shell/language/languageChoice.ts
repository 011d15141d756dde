// Where a choice of the language goes: to the page and this device, and to the account of whoever is signed in.
import { isLanguage, languages, type Language } from '../../../services/languages.ts';
import { offeredLanguages } from '../../../services/offeredLanguages.ts';
import { preferences } from '../preferences/preferences.ts';
import { tabStorage, visitorsLanguageKey } from '../tabStorage.ts';
import type { LanguageValue } from './LanguageProvider.tsx';

type Choose = LanguageValue['choose'];

/** There is no document while the page is prerendered. */
const languageOfPage = () => globalThis.document?.documentElement.lang;
/** A preview that somebody has opened stays in the lists of that visit, so that there is a way back to it. */
const languageAtStart = languageOfPage();

/** The languages that can be chosen here, each by its own name: those that are offered, and a preview that was opened. */
export const languagesToChoose = (offered: readonly Language[] = offeredLanguages) =>
  languages.filter(({ id }) => offered.includes(id) || id === languageAtStart || id === languageOfPage());

/** What a visitor has chosen since the page was opened, for a browser that refuses storage. */
let visitorsLanguage: string | null = null;

/** Keeps the choice in this tab, because a sign-in at another site and the link of a mail open the page anew. */
function rememberVisitorsLanguage(language: Language) {
  visitorsLanguage = language;
  tabStorage().setItem(visitorsLanguageKey, language);
}

/** Choices whose words are being loaded. */
let pendingChoices = 0;

/** Whether the words of a choice are being loaded, which a further choice gives up. */
export const isChoosing = () => pendingChoices > 0;

/**
 * Speaks a language, and stores it in the account, or keeps it for the account that is signed in to next. Rejects when its words cannot
 * be loaded, or when another one was chosen meanwhile: then nothing has changed. [W7]
 */
export async function chooseLanguage(language: Language, choose: Choose) {
  const chooser = preferences.get()?.userId;
  pendingChoices += 1;
  try {
    await choose(language);
  } finally {
    pendingChoices -= 1;
  }
  const user = preferences.get()?.userId;
  // Somebody else may have signed in while the words were on their way.
  if (chooser !== undefined && chooser !== user) return;
  if (user === undefined) rememberVisitorsLanguage(language);
  else preferences.choose({ language });
}

/** What a visitor has chosen in this tab, for the account that they have signed in to. It is told once. */
export function takeVisitorsLanguage() {
  const storage = tabStorage();
  const taken = visitorsLanguage ?? storage.getItem(visitorsLanguageKey);
  visitorsLanguage = null;
  storage.removeItem(visitorsLanguageKey);
  return isLanguage(taken) ? taken : undefined;
}

/**
 * Speaks the language that the account has. A choice that is being made here counts more. A language that the app does not speak, or
 * whose words cannot be loaded now, leaves the page as it is; the next visit tries again. [W7]
 */
export async function followLanguage(language: string | null | undefined, choose: Choose) {
  if (pendingChoices > 0 || !isLanguage(language) || language === languageOfPage()) return;
  await choose(language).catch(() => undefined);
}
