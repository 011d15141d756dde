import { isAssistantPath } from '../assistant/assistantServer.ts';
import type { ChatHandler } from '../assistant/chatServer.ts';
import type { EmbeddedBackend } from '../backend.ts';
import { standInPath } from '../auth/providers/standInPath.ts';
import { mailPage } from '../mail/mailPage.ts';
import { originsOf } from './hosts.ts';
import { readRequest } from './requests.ts';

/** The assistant; without `bodyBytes` it takes no files. */
export type LocalChat = ((request: Request) => Promise<Response>) & Partial<Pick<ChatHandler, 'bodyBytes'>>;

/** Answers the functions of billing and the pages of the local payment provider; undefined for other paths. */
export interface AnswerBilling {
  (request: Request): Promise<Response | undefined>;
  /** Ends what it does by itself. It is called before the backend is closed. */
  close?: () => Promise<void>;
}

export const mailboxPath = '/_local/mail';

function answerMail(request: Request, { mails }: EmbeddedBackend): Response {
  const { searchParams } = new URL(request.url);
  const wantsJson =
    searchParams.get('format') === 'json' || request.headers.get('accept')?.includes('application/json');
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  if (wantsJson) return Response.json(mails, { headers });
  return new Response(mailPage(mails, originsOf(new URL(request.url).origin)), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * Answers what this process serves besides the app's files: backend, mailbox, assistant and billing. Undefined for
 * other paths.
 */
export async function handleLocalRoute(
  request: Request,
  backend: () => Promise<EmbeddedBackend>,
  answerChat: LocalChat,
  answerBilling?: AnswerBilling,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (/^\/(auth|rest|storage)\/v1\//.test(pathname)) return (await backend()).fetch(request);
  if (pathname === mailboxPath && request.method === 'GET') return answerMail(request, await backend());
  if (pathname.startsWith(`${standInPath}/`)) {
    const { providers } = await backend();
    const { answerStandIn } = await import('../auth/providers/page.ts');
    return answerStandIn(request, providers);
  }
  if (pathname === '/chat' || pathname.startsWith('/chat/')) {
    const isAnswered = isAssistantPath(pathname);
    const chatBytes = isAnswered ? await answerChat.bodyBytes?.(request) : undefined;
    const received = await readRequest(request, { chatBytes });
    if (received instanceof Response) return received;
    // The provider takes its public key at /chat/web. Here everybody is answered about their own account, at /chat.
    return isAnswered
      ? answerChat(received)
      : Response.json({ message: `Cannot ${request.method} ${pathname}`, statusCode: 404 }, { status: 404 });
  }
  return answerBilling?.(request);
}
