import { embeddedPublishableKey } from '../src/services/embedded.ts';

/** The settings of the app. Each service is either the hosted one or the embedded one of `npm start`. */
export interface Environment {
  supabase: {
    hosted: boolean;
    url: string;
    key: string;
    /** Whether the project has image transformations, so that pictures are loaded in the size in which they show. */
    sizesPictures?: boolean;
  };
  agent: {
    /** Whether calls go to the provider. Otherwise the browser speaks and listens, and the chat answers. */
    hosted: boolean;
    /** Without a slash at its end; '' for the page's own origin. */
    baseUrl: string;
    /**
     * `/chat` for an assistant or a proxy of the operator's, which are told whose session it is; otherwise the provider's
     * endpoint for the public key.
     */
    chatPath: '/chat' | '/chat/web';
    /** Whether the chat is answered by the assistant of this repository, which can be the model of calls as well. */
    isOurs: boolean;
    key: string;
    assistantId: string;
    /**
     * Where calls are started, without a slash at its end: at the provider with its public key, or at the operator's own function,
     * which knows the user's plan. Only where `hosted`.
     */
    callsUrl: string;
  };
  /** The phone number, as the agent panel shows it. [V17] */
  phone: string;
  sentryDsn: string | undefined;
  /** The mail address of support. [X14] */
  supportEmail: string | undefined;
}

export const vapiUrl = 'https://api.vapi.ai';
const defaultPhone = '+1 (555) 010-0199';

/** Reads one of the build's variables: without spaces around it, and undefined when it is empty. */
export function variable(values: Readonly<Record<string, unknown>>, name: string) {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Reads the build's variables in the page. They were checked when it was built: `readEnvironment` in env.ts stops a build whose
 * variables are wrong, so its sentences need not be downloaded by everybody. `origin`: the page's own origin, where the embedded
 * services answer.
 */
export function parseEnvironment(values: Readonly<Record<string, unknown>>, origin: string): Environment {
  const read = (name: string) => variable(values, name);
  const address = (name: string) => read(name)?.replace(/\/+$/, '');
  const url = address('VITE_SUPABASE_URL');
  const anonKey = read('VITE_SUPABASE_ANON_KEY');
  const vapiKey = read('VITE_VAPI_PUBLIC_KEY');
  const assistantId = read('VITE_VAPI_ASSISTANT_ID');
  const proxy = address('VITE_VAPI_BASE_URL');
  const assistant = address('VITE_ASSISTANT_URL');
  return {
    supabase:
      url && anonKey
        ? {
            hosted: true,
            url,
            key: anonKey,
            ...(read('VITE_SUPABASE_IMAGE_TRANSFORMS') === 'true' && { sizesPictures: true }),
          }
        : { hosted: false, url: origin, key: embeddedPublishableKey },
    agent:
      assistantId && (vapiKey ?? assistant ?? proxy)
        ? {
            hosted: true,
            baseUrl: assistant ?? proxy ?? vapiUrl,
            chatPath: (assistant ?? proxy) ? '/chat' : '/chat/web',
            isOurs: assistant !== undefined,
            key: vapiKey ?? 'none',
            assistantId,
            callsUrl: vapiKey ? vapiUrl : (assistant ?? proxy ?? vapiUrl),
          }
        : {
            hosted: false,
            baseUrl: assistant ?? '',
            chatPath: '/chat',
            isOurs: true,
            key: 'embedded',
            assistantId: 'embedded',
            callsUrl: '',
          },
    phone: read('VITE_AGENT_PHONE') ?? defaultPhone,
    sentryDsn: address('VITE_SENTRY_DSN'),
    supportEmail: read('VITE_SUPPORT_EMAIL'),
  };
}
