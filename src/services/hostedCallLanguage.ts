// What a call at the provider needs besides its assistant, whose own settings in docs/assistant.json are English. It stands here and
// not in the provider's adapter, because the function that starts calls for the page sends the same.

import type { Language, Translations } from './languages.ts';

interface Spoken {
  firstMessage: string;
  /** What is said after a silence, one of them. */
  stillThere: readonly string[];
  goodbye: string;
}

const spoken: Translations<Spoken> = {
  de: {
    firstMessage: 'Hallo{% if name %} {{name}}{% endif %}! Was kann ich für Sie tun?',
    stillThere: ['Sind Sie noch da?', 'Ich bin noch da, wenn Sie mich brauchen.'],
    goodbye: 'Auf Wiederhören!',
  },
  ar: {
    firstMessage: 'مرحبًا{% if name %} {{name}}{% endif %}! كيف يمكنني مساعدتك؟',
    stillThere: ['هل ما زلت معي؟', 'ما زلت هنا عند الحاجة.'],
    goodbye: 'مع السلامة!',
  },
};

const silence = (name: string, timeoutSeconds: number, triggerMaxCount: number, action: object) => ({
  on: 'customer.speech.timeout' as const,
  name,
  options: { timeoutSeconds, triggerMaxCount, triggerResetMode: 'onUserSpeech' as const },
  do: [action],
});

/**
 * The assistant's settings of a call in this language, in the provider's words: who writes down what is said and who speaks, both in
 * that language, and what the provider says by itself. English has none, because they are the assistant's own, nor has a language whose
 * words are still missing. [W12]
 */
export function hostedCallLanguage(language: Language = 'en') {
  const words = spoken[language];
  if (!words) return {};
  const { firstMessage, stillThere, goodbye } = words;
  return {
    firstMessage,
    endCallMessage: goodbye,
    transcriber: { provider: 'deepgram', model: 'nova-3', language, smartFormat: true },
    voice: { provider: 'vapi', voiceId: 'Clara', version: '2', language: 'auto' },
    hooks: [
      silence('ask', 20, 2, { type: 'say', exact: [...stillThere] }),
      silence('hang-up', 90, 1, { type: 'tool', tool: { type: 'endCall' } }),
    ],
  };
}
