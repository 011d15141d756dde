import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PluralForm, PluralKey, Words } from '../../fill.ts';
import type { AllLabels } from './allLabels.ts';

/** The texts of a component that can be replaced. A text that depends on a number has one key for each plural form of the language. */
export type LabelsOf<Own> = {
  readonly [Key in keyof Own | `${PluralKey<Own>}_${PluralForm}`]?: string | undefined;
};

/** Texts by component. What is left out stays as it was. Strings only, so that a server component can hand them over. */
export type Labels = { readonly [Component in keyof AllLabels]?: LabelsOf<AllLabels[Component]> | undefined };

interface LabelsContextValue {
  labels: Record<string, Words>;
  locale: string | undefined;
  numberLocale: string | undefined;
}

const LabelsContext = createContext<LabelsContextValue>({
  labels: {},
  locale: undefined,
  numberLocale: undefined,
});

export interface LabelsProviderProps {
  /** Such as `{ PlanCard: { subscribe: 'Buy' } }`. Keep the object constant: a new one renders all components below again. */
  labels: Labels;
  /** For numbers and their plural forms: a BCP 47 tag such as 'de-AT'. Without it, or if it is none: that of a provider around this one. */
  locale?: string | undefined;
  /** For numbers alone, where they are written in another way than that of `locale`. The texts keep the plural forms of `locale`. */
  numberLocale?: string | undefined;
  /** The components that use these texts. */
  children: ReactNode;
}

/** The tag in its canonical form; undefined for an invalid one, such as 'de_DE', because `Intl` would throw while a component renders. */
function known(locale: string | undefined) {
  try {
    return locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** Replaces texts of all components below. A provider within another one replaces only what it names. */
export function LabelsProvider({ labels, locale, numberLocale, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const value = useMemo(() => {
    const merged = { ...outer.labels };
    for (const [component, texts] of Object.entries<Readonly<Record<string, string | undefined>> | undefined>(
      labels,
    )) {
      const given: Record<string, string> = { ...merged[component] };
      for (const [key, text] of Object.entries(texts ?? {})) if (text !== undefined) given[key] = text;
      merged[component] = given;
    }
    return {
      labels: merged,
      locale: known(locale) ?? outer.locale,
      numberLocale: known(numberLocale) ?? outer.numberLocale,
    };
  }, [outer, labels, locale, numberLocale]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** Returns the English texts of a component, replaced by those of the nearest provider. `component`: the name of its `.words.ts` file. */
export function useLabels<const Own extends Words>(component: string, english: Own): Own {
  const given = use(LabelsContext).labels[component];
  return given ? { ...english, ...given } : english;
}

/** The locale of the texts, for `Intl`; undefined without a provider that sets one. */
export const useLocale = () => use(LabelsContext).locale;

/** The locale of numbers, for `Intl`: that of the texts unless a provider sets another one. */
export function useNumberLocale() {
  const { locale, numberLocale } = use(LabelsContext);
  return numberLocale ?? locale;
}
