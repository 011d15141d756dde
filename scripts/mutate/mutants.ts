export interface Mutant {
  /** The requirement, or the promise, that is broken. */
  behaviour: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  project: 'unit' | 'calls' | 'databases' | 'components' | 'screens';
  /** The file with the tests that should notice. */
  test: string;
}

/** One behaviour of each layer, from the database's rules to the press of a key. */
export const mutants: readonly Mutant[] = [
  {
    behaviour: 'A user reads their own payments only [P2]',
    file: 'supabase/migrations/20250101000100_rows.sql',
    text: 'create policy "read own payments" on public.payment_history\n  for select to authenticated using ((select auth.uid()) = user_id);',
    replacement:
      'create policy "read own payments" on public.payment_history\n  for select to authenticated using (true);',
    project: 'databases',
    test: 'supabase/rows.test.ts',
  },
  {
    behaviour: 'A picture over 5 MB is refused before any upload [R4]',
    file: 'src/services/picture.ts',
    text: 'file.size > maxPictureBytes',
    replacement: 'file.size > 2 * maxPictureBytes',
    project: 'unit',
    test: 'src/services/picture.test.ts',
  },
  {
    behaviour: 'A cancelled plan is red [S5]',
    file: 'src/services/status.ts',
    text: "cancelled: 'critical'",
    replacement: "cancelled: 'positive'",
    project: 'unit',
    test: 'src/services/status.test.ts',
  },
  {
    behaviour: 'The timer counts each second [S8]',
    file: 'src/screens/agent/conversation/elapsed.ts',
    text: 'Math.floor(milliseconds / 1000)',
    replacement: 'Math.round(milliseconds / 1000)',
    project: 'unit',
    test: 'src/screens/agent/call/call.test.ts',
  },
  {
    behaviour: 'What is typed into a call is not echoed [S9]',
    file: 'app/adapters/browser/voice.ts',
    text: '      if (call?.isLive) call.answers.ask(text);',
    replacement:
      "      if (call?.isLive) emit({ type: 'transcript', role: 'user', text, final: true, at: Date.now() });\n" +
      '      if (call?.isLive) call.answers.ask(text);',
    project: 'unit',
    test: 'app/adapters/browser/voice.test.ts',
  },
  {
    behaviour: 'Muted stays muted when noise cancellation fails [C7]',
    file: 'app/adapters/vapi/voiceSound.ts',
    text: 'setLocalAudio(on && !isMuted(), ...rest)',
    replacement: 'setLocalAudio(on, ...rest)',
    project: 'calls',
    test: 'app/adapters/vapi/voiceInCall.test.ts',
  },
  {
    behaviour: 'Credentials that nobody has lead to sign-up [S3]',
    file: 'src/screens/auth/sign-in/SignIn.tsx',
    text: "if (reason === 'invalid-credentials') return props.onNoAccount(email.trim());",
    replacement: '',
    project: 'screens',
    test: 'stories/screens/SignIn.stories.tsx',
  },
  {
    behaviour: 'No plan can be bought while one is being bought [S6]',
    file: 'src/ui/account/PlanGrid/PlanGrid.tsx',
    text: 'locked || loadingId !== undefined',
    replacement: 'locked',
    project: 'components',
    test: 'src/ui/account/PlanGrid/PlanGrid.stories.tsx',
  },
  {
    behaviour: 'The Enter of an input method does not send [R6]',
    file: 'src/ui/agent/ChatComposer/ChatComposer.tsx',
    text: 'event.shiftKey || isComposing(event)',
    replacement: 'event.shiftKey',
    project: 'components',
    test: 'src/ui/agent/ChatComposer/ChatComposer.stories.tsx',
  },
  {
    behaviour: 'Links in an answer run no script',
    file: 'src/ui/primitives/Markdown/linkTarget.ts',
    text: '/^https?:\\/\\//i',
    replacement: '/^(https?:\\/\\/|javascript:)/i',
    project: 'components',
    test: 'src/ui/primitives/Markdown/Markdown.stories.tsx',
  },
];
