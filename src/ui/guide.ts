import type { ReactNode } from 'react';

/** A live example, and what it shows. */
export interface Advice {
  example: ReactNode;
  text: string;
}

/** The words of a component's page in the catalogue. Markdown is not understood. */
export interface Guide {
  /** What it is for, in one or two sentences. */
  use: string;
  /** When something else serves better, and what. */
  avoid: string;
  /** Its parts, in reading order: name, then what it is. */
  anatomy: readonly (readonly [name: string, description: string])[];
  do: readonly Advice[];
  dont: readonly Advice[];
  /** Keys, then what they do; empty for what takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  accessibility: readonly string[];
}
