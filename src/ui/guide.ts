import type { ReactNode } from 'react';

/** A live example on a component's page, with a sentence about it. */
export interface GuideExample {
  example: ReactNode;
  /** What the example shows: good practice under `do`, a mistake under `dont`. */
  text: string;
}

/** The text of a component's page in the catalogue. What stands between backticks is shown as code; other Markdown is not rendered. */
export interface Guide {
  /** What the component is for, in one or two sentences. */
  use: string;
  /** When another component is the better choice, and which one. */
  avoid: string;
  /** The component's parts in reading order, each with a description. */
  anatomy: readonly (readonly [name: string, description: string])[];
  do: readonly GuideExample[];
  dont: readonly GuideExample[];
  /** What each key does; empty for a component that takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names, contrast and target sizes: one fact in each entry. */
  accessibility: readonly string[];
}

/** A callback for the examples of a guide, in which a press does nothing. */
export const nothing = () => undefined;
