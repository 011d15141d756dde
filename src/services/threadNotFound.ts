/**
 * Matches how the provider says that it no longer knows a conversation: 'Session not found', 'previousChatId … Does Not Exist',
 * and the refusal of another provider's id. The app then starts another thread.
 */
export const threadNotFound =
  /\b(?:session|previous ?chat|chat)(?: ?id)?\b.*(?:not found|expired|(?:does not|doesn't) exist|no longer|has ended|completed|must be a (?:valid )?uuid)/i;
