import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PluralForm, PluralKey, Words } from '../../fill.ts';
import type { AllLabels } from './allLabels.ts';

/** The texts of a component that can be replaced. Of a text that depends on a number, a language has the forms that it needs. */
export type LabelsOf<Own> = {
  readonly [Key in keyof Own | `${PluralKey<Own>}_${PluralForm}`]?: string | undefined;
};

/** Texts by component. What is left out stays as it was. Strings only, so that a server component can hand them over. */
export type Labels = { readonly [Component in keyof AllLabels]?: LabelsOf<AllLabels[Component]> | undefined };

interface Given {
  labels: Record<string, Words>;
  locale: string | undefined;
}

const LabelsContext = createContext<Given>({ labels: {}, locale: undefined });

export interface LabelsProviderProps {
  /** Such as `{ PlanCard: { subscribe: 'Buy' } }`. Keep the object constant: all components below are drawn again with another. */
  labels: Labels;
  /** For numbers and their plural forms, such as 'de-AT'. Without it: that of a provider around this one. */
  locale?: string | undefined;
  /** What has these texts. */
  children: ReactNode;
}

/** Replaces texts of all components below. A provider within another one replaces only what it names. */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
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
    return { labels: merged, locale: locale ?? outer.locale };
  }, [outer, labels, locale]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** The English texts of a component, or what a provider says instead of them. `component`: the name of the file of its words. */
export function useLabels<const Own extends Words>(component: string, english: Own): Own {
  const given = use(LabelsContext).labels[component];
  return given ? { ...english, ...given } : english;
}

/** The locale of the texts, for `Intl`; undefined where no provider says one. */
export const useLocale = () => use(LabelsContext).locale;
