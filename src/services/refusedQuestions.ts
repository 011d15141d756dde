/** A question that the assistant refused, which the user lets us keep. */
export interface RefusedQuestion {
  /** The user's words. The server keeps those that everybody uses, and none that could be a name, an address or a number. */
  words: string;
  /** A UUID of the page's own: with the same one again nothing more is kept, so that sending may be repeated. */
  request: string;
}

/** Lets the operator keep refused questions, to learn from them. Only with the user's consent, which the call means. */
export interface RefusedQuestionsPort {
  /**
   * `kept`: its known words were kept. `not-needed`: nothing was, because there is nothing to learn or no room for more today.
   * `failed`: nobody knows; it may be sent again. Never throws.
   */
  keep(question: RefusedQuestion): Promise<'kept' | 'not-needed' | 'failed'>;
}
