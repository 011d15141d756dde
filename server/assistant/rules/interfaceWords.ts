// What the interface calls its pages, buttons, plans' features and states in other languages. The translations of the interface have the
// same words, which a test compares: the assistant runs where they are not at hand.

import {
  directionOf,
  type Language as InterfaceLanguage,
  type Translations,
} from '../../../src/services/languages.ts';
import type { Language } from './plain.ts';

/** Every name that an answer may use, with its words in the language of an interface. */
export const interfaceNames: Readonly<Record<string, Translations<string>>> = {
  Account: { de: 'Konto', ar: 'الحساب' },
  Activity: { de: 'Aktivitäten', ar: 'النشاط' },
  'Change password': { de: 'Passwort ändern', ar: 'تغيير كلمة المرور' },
  Dashboard: { de: 'Übersicht', ar: 'لوحة المعلومات' },
  Data: { de: 'Daten', ar: 'البيانات' },
  'Delete account': { de: 'Konto löschen', ar: 'حذف الحساب' },
  Devices: { de: 'Geräte', ar: 'الأجهزة' },
  'Download a copy': { de: 'Kopie herunterladen', ar: 'تنزيل نسخة' },
  'Edit Profile': { de: 'Profil bearbeiten', ar: 'تعديل الملف الشخصي' },
  'End call': { de: 'Auflegen', ar: 'إنهاء المكالمة' },
  'Export CSV': { de: 'Als CSV exportieren', ar: 'تصدير CSV' },
  'Forgot password?': { de: 'Passwort vergessen?', ar: 'هل نسيت كلمة المرور؟' },
  'Invoice (PDF)': { de: 'Rechnung (PDF)', ar: 'الفاتورة (PDF)' },
  Language: { de: 'Sprache', ar: 'اللغة' },
  'Manage billing': { de: 'Abrechnung verwalten', ar: 'إدارة الفوترة' },
  Mute: { de: 'Mikro aus', ar: 'كتم الصوت' },
  Payments: { de: 'Zahlungen', ar: 'المدفوعات' },
  Preferences: { de: 'Einstellungen', ar: 'التفضيلات' },
  'Profile picture': { de: 'Profilbild', ar: 'صورة الملف الشخصي' },
  Receipt: { de: 'Beleg', ar: 'إيصال' },
  'Second factor': { de: 'Zweiter Faktor', ar: 'العامل الثاني' },
  Security: { de: 'Sicherheit', ar: 'الأمان' },
  'Set up an authenticator app': { de: 'Authenticator-App einrichten', ar: 'إعداد تطبيق مصادقة' },
  'Sign Out': { de: 'Abmelden', ar: 'تسجيل الخروج' },
  'Sign out': { de: 'Abmelden', ar: 'تسجيل الخروج' },
  'Sign out all other devices': { de: 'Alle anderen Geräte abmelden', ar: 'تسجيل الخروج من كل الأجهزة الأخرى' },
  'Start call': { de: 'Anrufen', ar: 'بدء المكالمة' },
  Theme: { de: 'Design', ar: 'المظهر' },
  Undo: { de: 'Rückgängig', ar: 'تراجع' },
  'Update Profile': { de: 'Profil aktualisieren', ar: 'تحديث الملف الشخصي' },
  'Voice Chat': { de: 'Sprach-Chat', ar: 'محادثة صوتية' },
};

/**
 * An answer whose names, written as `[[Dashboard → Manage billing]]`, are those that the user reads on the screen, whatever language
 * the answer is in. What people have typed cannot look like one: `quote` escapes the brackets. [W11]
 */
export const withNames = (answer: string, language: InterfaceLanguage) =>
  answer.replace(/\[\[(.+?)\]\]/g, (_all, path: string) => {
    const steps = path.split(' → ').map((name) => interfaceNames[name]?.[language] ?? name);
    return `**${steps.join(directionOf(language) === 'rtl' ? ' ← ' : ' → ')}**`;
  });

/** Features, ways to pay, what payments are for and states of a plan, as the database or the price list has them. */
export const germanWords: Readonly<Record<string, string>> = {
  'To get to know the agent.': 'Zum Kennenlernen des Agenten.',
  'Basic AI assistant': 'Einfacher KI-Assistent',
  'Limited queries per month': 'Begrenzte Anfragen pro Monat',
  'Email support': 'Support per E-Mail',
  'Basic analytics': 'Einfache Auswertungen',
  'For people who use the agent every day.': 'Für alle, die den Agenten täglich nutzen.',
  'Advanced AI assistant': 'Erweiterter KI-Assistent',
  'Unlimited queries': 'Unbegrenzte Anfragen',
  'Priority support': 'Bevorzugter Support',
  'Advanced analytics': 'Erweiterte Auswertungen',
  'Custom integrations': 'Eigene Integrationen',
  'API access': 'API-Zugang',
  'For teams that need their own rules.': 'Für Teams, die eigene Regeln brauchen.',
  'Everything in Pro': 'Alles aus Pro',
  'Team collaboration': 'Zusammenarbeit im Team',
  'Advanced security': 'Erweiterte Sicherheit',
  'Custom deployment': 'Eigene Bereitstellung',
  'Dedicated support': 'Persönlicher Support',
  'SLA guarantee': 'SLA-Garantie',
  'Credit Card': 'Kreditkarte',
  'Free plan': 'Tarif Free',
  'Pro plan': 'Tarif Pro',
  'Enterprise plan': 'Tarif Enterprise',
  'Service Payment': 'Zahlung',
  active: 'aktiv',
  inactive: 'inaktiv',
};

/** What the product calls something, in the language of the answer; what is not its own stays as it is. */
export const productWord = (word: string, language: Language) =>
  language === 'de' && Object.hasOwn(germanWords, word) ? (germanWords[word] ?? word) : word;
