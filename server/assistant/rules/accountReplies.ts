// Answers about the account itself and its papers: where on the app's pages something is done.

import { fixed, supported, type Both } from './reply.ts';

const papers = {
  en: 'Open [[Payments]] in the menu: beside what you have paid is [[Receipt]] or [[Invoice (PDF)]], and [[Export CSV]] writes the whole list into a file. I cannot send documents myself',
  de: 'Öffnen Sie [[Payments]] im Menü: Neben dem, was Sie bezahlt haben, steht [[Receipt]] oder [[Invoice (PDF)]], und [[Export CSV]] schreibt die ganze Liste in eine Datei. Ich kann selbst keine Dokumente senden',
} as const;

export const accountReplies: Readonly<Record<string, Both>> = {
  'pay.receipt': supported(
    [(to) => `${papers.en}; for anything else write to ${to}.`, `${papers.en}.`],
    [(to) => `${papers.de}; für alles andere schreiben Sie an ${to}.`, `${papers.de}.`],
  ),
  'account.delete': fixed(
    'I never delete an account: that is done by its owner alone. Open [[Account]], go to [[Data]] and choose [[Delete account]]. It asks for your password, and cannot be undone.',
    'Ich lösche kein Konto: Das kann nur, wem es gehört. Öffnen Sie [[Account]], dort [[Data]], und wählen Sie [[Delete account]]. Danach wird nach Ihrem Passwort gefragt; es lässt sich nicht rückgängig machen.',
  ),
  'account.password': fixed(
    'Open [[Account]], go to [[Security]] and choose [[Change password]]. If you have forgotten yours, choose [[Forgot password?]] where you sign in: we will email you a link to choose a new one. Nobody here will ever ask for your password, so do not tell me.',
    'Öffnen Sie [[Account]], dort [[Security]], und wählen Sie [[Change password]]. Haben Sie Ihres vergessen, wählen Sie [[Forgot password?]], wo Sie sich anmelden: Wir senden Ihnen eine E-Mail mit einem Link, über den Sie ein neues wählen. Niemand hier fragt je nach Ihrem Passwort, sagen Sie es mir also nicht.',
  ),
  'account.export': fixed(
    'Open [[Account]], go to [[Data]] and choose [[Download a copy]]: the file holds everything that is stored about you. I cannot send it to you.',
    'Öffnen Sie [[Account]], dort [[Data]], und wählen Sie [[Download a copy]]: In der Datei steht alles, was über Sie gespeichert ist. Ich kann sie Ihnen nicht senden.',
  ),
  'account.factor': fixed(
    'Open [[Account]] and go to [[Security]]. Under [[Second factor]] choose [[Set up an authenticator app]]. It is also where you remove an app. I cannot do that for you.',
    'Öffnen Sie [[Account]], dort [[Security]]. Wählen Sie unter [[Second factor]] die Taste [[Set up an authenticator app]]. Dort entfernen Sie eine App auch wieder. Ich kann das nicht für Sie tun.',
  ),
  'account.devices': fixed(
    'Open [[Account]] and go to [[Security]]. [[Devices]] lists where you are signed in. Choose [[Sign out]] beside one of them, or [[Sign out all other devices]] where there are several. I cannot see or sign out single devices.',
    'Öffnen Sie [[Account]], dort [[Security]]. Unter [[Devices]] steht, wo Sie angemeldet sind. Wählen Sie [[Sign out]] neben einem Gerät oder, wenn es mehrere sind, [[Sign out all other devices]]. Ich kann einzelne Geräte weder sehen noch abmelden.',
  ),
  'account.out': fixed(
    "Say 'Sign me out' and I will ask you to confirm it.",
    'Sagen Sie „Melde mich ab“, dann frage ich noch einmal nach.',
  ),
  'account.how_out': fixed(
    "Say 'Sign me out', or choose your name at the bottom of the menu, then [[Sign Out]]. That ends your session on every device.",
    'Sagen Sie „Melde mich ab“, oder wählen Sie unten im Menü Ihren Namen, dann [[Sign Out]]. Das beendet Ihre Sitzung auf allen Geräten.',
  ),
};
